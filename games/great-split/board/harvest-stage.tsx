/** The stage of the harvest: cards still to be used, and the account of what they have brought. */
import { Icon, Thing, upTo } from '@palatine/ui'
import type { CSSProperties } from 'react'
import { asPrinted, splitterOf } from '../rules/harvest.ts'
import { track } from '../rules/model.ts'
import { Account } from './account-list.tsx'
import { planOf, planOfAnswer, step } from './ahead.ts'
import { Emblem } from './art/symbols.tsx'
import { Card, Outcome } from './cards.tsx'
import { useHarvesting } from './harvesting.ts'
import { useLooking } from './looking.ts'
import { cardName, useBoard } from './stage.ts'

export function Harvest() {
  const { draft, ask, says } = useBoard()
  const { rest, running, playRest, picked } = useHarvesting()
  if (!draft) return null
  const idle = running || rest.length === 0
  return (
    <div className="gs-harvest" aria-busy={running}>
      <div className="gs-using">
        <h3 className="gs-stage-title">{says.toUse}</h3>
        <HandLeft />
        <div className="gs-then">
          {picked === null || !ask.is('useCard') ? <How /> : <Ways card={picked} />}
          <button type="button" className={`gs-rest ${idle ? '' : 'is-lit'}`} disabled={idle} onClick={playRest}>
            <Icon name="play" size={20} />
            <b>{says.playRest}</b>
            <span>{says.thenChoices}</span>
          </button>
        </div>
      </div>
      <Account />
    </div>
  )
}

function HandLeft() {
  const board = useBoard()
  const { draft, ask, says, table } = board
  const { use, picked } = useHarvesting()
  const { look } = useLooking()
  if (!draft) return null
  const splitter = splitterOf(table)
  const asked = ask.is('useCard')
  return (
    <div className="gs-hand" style={{ '--cards': draft.left.length } as CSSProperties}>
      {draft.left.map(card => {
        const joker = card === splitter
        const plays = { at: card, put: asPrinted }
        return (
          <span key={card} className={`gs-use ${picked === card ? 'is-picked' : ''}`}>
            <Thing
              label={joker ? `${cardName(board, card)}: ${says.joker}` : cardName(board, card)}
              touch={asked ? (joker ? card : plays) : undefined}
              onTouch={asked && !joker ? () => use(plays) : undefined}
              chosen={picked === card}
              lit={asked}
              className={joker ? 'gs-card gs-joker' : 'gs-card'}
              anchor={`card/${card}`}
              drag={joker ? undefined : `card/${card}`}
              onLook={looking => look(looking && !joker ? planOf([card], table) : null)}
            >
              <Card card={card} />
              {joker && <b className="gs-joker-name">{says.joker}</b>}
            </Thing>
            {asked && !joker && (
              <button
                type="button"
                className="gs-sell"
                aria-label={says.otherWays(cardName(board, card))}
                aria-pressed={picked === card}
                onClick={() => ask.touch(card)}
              >
                <Emblem name="gold" />
                <span>{says.otherWaysShort}</span>
              </button>
            )}
          </span>
        )
      })}
    </div>
  )
}

/** What is to be done now, in a sentence. */
function How() {
  const { ask, draft, says } = useBoard()
  const sentence = ask.is('placeSeal')
    ? says.sealHow(draft?.seals ?? 0)
    : ask.is('followArrow')
      ? says.arrowHow
      : ask.is('useCard')
        ? says.tapHow
        : says.waitingForHarvest
  return <p className="gs-how gs-ways">{ask.whole === undefined ? sentence : says.lastHow}</p>
}

/** The ways in which a card that was taken up can be used; the splitter goes to a track. */
function Ways({ card }: { card: number }) {
  const { ask, says, table, draft } = useBoard()
  const { use } = useHarvesting()
  const { look } = useLooking()
  if (!draft) return null
  if (card === splitterOf(table)) {
    return <p className="gs-how gs-ways">{ask.whole === undefined ? says.jokerHow : says.lastHow}</p>
  }
  const labels = [says.play, says.sellGold, says.sellPrestige]
  const ways = [asPrinted, track.gold, track.prestige]
  return (
    <section className="gs-ways" aria-label={says.otherWaysShort}>
      {upTo(ways.length).map(i => {
        const touch = { at: card, put: ways[i] }
        const plan = planOfAnswer('useCard', [card, ways[i]], table) ?? step(track.prestige, 0)
        return (
          <Thing
            key={labels[i]}
            label={labels[i]}
            touch={touch}
            onTouch={() => use(touch)}
            className="gs-way-line"
            onLook={looking => look(looking ? plan : null)}
          >
            {labels[i]}
            <Outcome seat={draft.seat} plan={plan} />
          </Thing>
        )
      })}
    </section>
  )
}
