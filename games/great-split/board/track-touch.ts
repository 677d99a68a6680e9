/** What a track stands for in the question that is asked. */
import type { Seat } from '@palatine/kernel'
import type { Touch } from '@palatine/ui'
import { splitterOf } from '../rules/harvest.ts'
import { track } from '../rules/model.ts'
import { planOfAnswer } from './ahead.ts'
import { useHarvesting } from './harvesting.ts'
import { useLooking } from './looking.ts'
import { useBoard } from './stage.ts'

/** Properties of the track's thing; none where it is no part of the question. */
export function useTrackTouch(on: number, seat: Seat) {
  const { ask, draft, table, seat: me } = useBoard()
  const { picked, use } = useHarvesting()
  const { look } = useLooking()
  if (!draft || seat !== me || !ask.is('useCard', 'placeSeal', 'followArrow')) return {}
  const sells = on === track.gold || on === track.prestige
  const onDropped = (thing: string) => {
    const card = draft.left.find(one => thing === `card/${one}`)
    if (card !== undefined) use({ at: card, put: on })
  }
  const dropping = sells && ask.is('useCard') ? { onDropped } : {}
  const touch = touchOf()
  if (touch === undefined) return dropping
  const answer = typeof touch === 'number' ? touch : [touch.at, touch.put]
  return {
    ...dropping,
    touch,
    onTouch: () => use(touch),
    onLook: (looking: boolean) => look(looking && ask.id ? planOfAnswer(ask.id, answer, table) : null),
  }

  function touchOf(): Exclude<Touch, { branch: string }> | undefined {
    if (!ask.is('useCard')) return on === track.prestige ? undefined : on
    if (picked === null || (picked !== splitterOf(table) && !sells)) return undefined
    return { at: picked, put: on }
  }
}
