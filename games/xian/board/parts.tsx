/** On a small screen the board is a column: one touch leads from part to part, in reach of the thumb. */
import { Icon, type IconName } from '@palatine/ui'
import { useEffect, useRef, useState } from 'react'
import { useBoard } from './stage.ts'

/** What the question is about: on a small screen that part comes first. */
export const focus = {
  exchangeCards: 'tray',
  chooseCards: 'tray',
  chooseTop: 'tray',
  useWorker: 'tray',
  placeBuilder: 'buildings',
  useExtraAction: 'buildings',
  takeEquipment: 'offer',
  paintWarrior: 'pit',
  createWarrior: 'pit',
  laySeal: 'pit',
  takePigment: 'tray',
  chooseEndTile: 'offer',
  exchangeResource: 'tray',
  takeFromMarket: 'tray',
} as const

type Part = (typeof focus)[keyof typeof focus] | 'rail'

const parts: readonly { readonly part: Part; readonly icon: IconName }[] = [
  { part: 'tray', icon: 'card' },
  { part: 'pit', icon: 'warrior' },
  { part: 'buildings', icon: 'home' },
  { part: 'offer', icon: 'stack' },
  { part: 'rail', icon: 'people' },
]

const asksOf: { readonly [question: string]: Part | undefined } = focus

/** How far a part may lie above the edge and still count as the one that is looked at. */
const slack = 48

export function Parts() {
  const { says, ask, seat, motion } = useBoard()
  const bar = useRef<HTMLElement>(null)
  const [seen, see] = useState<Part | null>(null)
  // The last parts cannot come to the top: the one that was asked for counts as long as it is in sight.
  const wanted = useRef<Part | null>(null)
  const placeOf = (part: Part) => bar.current?.parentElement?.querySelector(`.xi-${part}`)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question brings another part to the top
  useEffect(() => {
    const measure = () => {
      const board = bar.current?.closest('.table-board')?.getBoundingClientRect()
      if (!board) return
      const inSight = parts
        .map(({ part }) => ({ part, at: placeOf(part)?.getBoundingClientRect().top ?? -1 }))
        .filter(({ at }) => at > board.top - slack && at < board.bottom)
        .sort((one, other) => one.at - other.at)
      see((inSight.find(({ part }) => part === wanted.current) ?? inSight[0])?.part ?? null)
    }
    wanted.current = null
    measure()
    window.addEventListener('scroll', measure, { capture: true, passive: true })
    return () => window.removeEventListener('scroll', measure, { capture: true })
  }, [ask.id])
  const go = (part: Part) => {
    wanted.current = part
    see(part)
    placeOf(part)?.scrollIntoView({
      block: 'start',
      behavior: motion.reduced || motion.speed === 0 ? 'auto' : 'smooth',
    })
  }
  return (
    <nav ref={bar} className="xi-parts" aria-label={says.parts}>
      {parts.map(({ part, icon }) =>
        part === 'tray' && seat === null ? null : (
          <button
            key={part}
            type="button"
            className={ask.id !== null && asksOf[ask.id] === part ? 'is-asked' : ''}
            aria-current={seen === part || undefined}
            onClick={() => go(part)}
          >
            <Icon name={icon} size={20} />
            {says.part[part]}
          </button>
        ),
      )}
    </nav>
  )
}
