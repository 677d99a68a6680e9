/** My dice: in planning they are put together here; in play the groups that are left go from here to the places. */
import { HIDDEN } from '@palatine/kernel'
import { Die, Icon, Thing } from '@palatine/ui'
import { useState } from 'react'
import { sumOf, valuesOf } from '../rules/dice.ts'
import { place } from '../rules/model.ts'
import { placeOf } from '../rules/visit.ts'
import { Arrow, Goods } from './goods.tsx'
import { type Aim, aimsByPlace, cheapest, chosenAim, plannedCells } from './reach.ts'
import { type BoardState, diceInWords, inQuestion, numberSign, placeName, useBoard, visitsOf } from './stage.ts'

export function Tray() {
  const { seat, ask } = useBoard()
  if (seat === null) return null
  return (
    <section className={`ep-tray ${ask.is('makeGroups') ? 'is-screened' : ''}`} data-anchor="tray">
      {ask.is('makeGroups') ? <Planning seat={seat} /> : <Groups seat={seat} />}
    </section>
  )
}

/** Which die it is that is dragged; undefined if it is something else. */
const draggedDie = (what: string): number | undefined => {
  const found = /^die:(\d)$/.exec(what)
  return found ? Number(found[1]) : undefined
}

/** Below so many groups each has room for the names of its places; from so many on they are drawn closer. */
const few = 3
const crowd = 4

/** A touched die joins the group that is open; the first one opens its own. */
function Planning({ seat }: { seat: number }) {
  const { g, says, ask } = useBoard()
  const [open, setOpen] = useState<number | null>(null)
  const values = valuesOf(g.rolled[seat])
  const groups = plannedCells(ask.question, ask.partial, values.length)
  const current = open === null ? null : groups[open]
  const alone = values.length
  const count = new Set(groups).size
  const touchDie = (die: number) => {
    if (open === null || open === die) {
      ask.set(groups)
      setOpen(open === die ? null : die)
    } else ask.set(groups.map((group, i) => (i !== die ? group : group === current ? alone : groups[open])))
  }
  /** A die that is dropped onto another one joins its group. */
  const join = (what: string, die: number) => {
    const dropped = draggedDie(what)
    if (dropped !== undefined) ask.set(groups.map((group, i) => (i === dropped ? groups[die] : group)))
  }
  return (
    <>
      <header className="ep-tray-head">
        <span className="ep-tray-title">
          <b>{says.planning}</b>
          <small>{says.behindScreen}</small>
        </span>
        {open === null ? (
          <>
            <TrayButton label={says.allAlone} onTouch={() => ask.set(values.map((_, die) => die))} />
            <TrayButton label={says.allTogether} onTouch={() => ask.set(values.map(() => 0))} />
          </>
        ) : (
          <TrayButton label={says.nextGroup} onTouch={() => setOpen(null)} />
        )}
      </header>
      <div className="ep-slips" data-crowd={count >= crowd || undefined}>
        {[...new Set(groups)].map(number => {
          const dice = values.flatMap((value, die) => (groups[die] === number ? [{ value, die }] : []))
          const group = Number(dice.map(({ value }) => value).join(''))
          return (
            <div key={number} className={`ep-slip ${number === current ? 'is-open' : ''}`}>
              <span className="ep-dice">
                {dice.map(({ value, die }) => (
                  <Thing
                    key={die}
                    label={says.dieIn(value, diceInWords(group))}
                    className="ep-die"
                    lit
                    chosen={number === current}
                    onTouch={() => touchDie(die)}
                    drag={`die:${die}`}
                    onDropped={what => join(what, die)}
                  >
                    <Die value={value} label={String(value)} />
                  </Thing>
                ))}
              </span>
              <SlipFoot group={group} most={2} groups={count} />
            </div>
          )
        })}
      </div>
    </>
  )
}

const TrayButton = ({ label, onTouch }: { label: string; onTouch: () => void }) => (
  <Thing label={label} className="ep-tray-button" lit onTouch={onTouch}>
    {label}
  </Thing>
)

function Groups({ seat }: { seat: number }) {
  const board = useBoard()
  const { g, says } = board
  const left = g.groups[seat].filter(group => group !== HIDDEN)
  const placed = visitsOf(g, seat)
  const count = left.length + placed.length
  const rolled = g.groups[seat].length === 0 && g.visits.length === 0 ? valuesOf(g.rolled[seat]) : []
  return (
    <>
      <header className="ep-tray-head">
        <b>
          {left.length > 0
            ? says.groupsLeft(left.length)
            : placed.length > 0
              ? says.allPlaced
              : says.dice(g.dice[seat])}
        </b>
      </header>
      <div className="ep-slips" data-crowd={count >= crowd || undefined}>
        {left.map((group, i) => (
          <Thing
            // biome-ignore lint/suspicious/noArrayIndexKey: two groups may show the same dice
            key={`${group} ${i}`}
            label={says.group(diceInWords(group))}
            touch={inQuestion(board, 'visit', group)}
            className="ep-slip"
            anchor={`group/${seat}/${group}`}
            drag={`group:${group}`}
          >
            <span className="ep-dice">
              {valuesOf(group).map((value, die) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: equal dice are not told apart
                <Die key={die} value={value} label={String(value)} />
              ))}
            </span>
            <SlipFoot group={group} most={count < crowd ? 3 : 2} groups={count} />
          </Thing>
        ))}
        {placed.map(({ where, dice }, i) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: two groups may lie at one place
            key={`${where} ${i}`}
            className="ep-slip is-placed"
            role="img"
            aria-label={says.placedAt(diceInWords(dice), placeName(board, where))}
          >
            <b>{diceInWords(dice)}</b>
            <span className="ep-target">
              <i className="ep-number">
                {where === place.scrolls ? <Icon name="book" size={14} /> : numberSign(where)}
              </i>
              {count < crowd && <small>{says.short[where] ?? placeName(board, where)}</small>}
            </span>
          </span>
        ))}
        {rolled.map((value, die) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal dice are not told apart
          <Die key={die} value={value} label={String(value)} />
        ))}
      </div>
    </>
  )
}

/** The sum, and the nearest places that it can go to: in full where there is room, else their numbers. */
function SlipFoot({ group, most, groups }: { group: number; most: number; groups: number }) {
  const board = useBoard()
  const { says } = board
  const chosen = chosenAim(board, group)
  const laid = chosen && sumOf(chosen.laid)
  return (
    <span className="ep-slip-foot">
      <b>
        {sumOf(group)}
        {laid !== undefined && laid !== sumOf(group) && (
          <>
            <Arrow />
            {laid}
          </>
        )}
      </b>
      {(chosen ? [chosen] : targets(board, group, most)).map((aim, i) => (
        <span key={aim.aim} className="ep-target">
          <i className="ep-number">
            {placeOf(aim.aim) === place.scrolls ? <Icon name="book" size={14} /> : numberSign(placeOf(aim.aim))}
          </i>
          {(groups < few || (i === 0 && groups < crowd)) && (
            <small>{says.short[placeOf(aim.aim)] ?? placeName(board, placeOf(aim.aim))}</small>
          )}
          <Goods reward={{ wisdom: aim.wisdom, fish: aim.fish }} counted />
        </span>
      ))}
    </span>
  )
}

function targets(board: BoardState, group: number, most: number): readonly Aim[] {
  const found = [...aimsByPlace(board, [group])].flatMap(([where, aims]) => {
    const best = cheapest(aims)
    return best && where !== place.scrolls ? [best] : []
  })
  return found.toSorted((a, b) => a.wisdom + a.fish - b.wisdom - b.fish).slice(0, most)
}
