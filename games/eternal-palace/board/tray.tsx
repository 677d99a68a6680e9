/** My dice: in planning they are put together here; in play the groups that are left go from here to the places. */
import { HIDDEN } from '@palatine/kernel'
import { Die, Thing } from '@palatine/ui'
import { useState } from 'react'
import { sumOf, valuesOf } from '../rules/dice.ts'
import { place } from '../rules/model.ts'
import { placeOf } from '../rules/visit.ts'
import { type Aim, aimsByPlace, cheapest, plannedCells } from './reach.ts'
import { type BoardState, diceInWords, inQuestion, placeName, useBoard } from './stage.ts'

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

/** From so many groups on they are drawn closer. */
const crowd = 4

/** A touched die joins the group that is open; the first one opens its own. */
function Planning({ seat }: { seat: number }) {
  const { g, says, ask } = useBoard()
  const [open, setOpen] = useState<number | null>(null)
  const values = valuesOf(g.rolled[seat])
  const groups = plannedCells(ask.question, ask.partial, values.length)
  const current = open === null ? null : groups[open]
  const alone = values.length
  const crowded = new Set(groups).size >= crowd
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
        <b>{says.planning}</b>
        <Thing
          label={says.allAlone}
          className="ep-tray-button"
          lit
          onTouch={() => {
            setOpen(null)
            ask.set(values.map((_, die) => die))
          }}
        >
          {says.allAlone}
        </Thing>
        <Thing
          label={says.allTogether}
          className="ep-tray-button"
          lit
          onTouch={() => {
            setOpen(null)
            ask.set(values.map(() => 0))
          }}
        >
          {says.allTogether}
        </Thing>
        {open !== null && (
          <Thing label={says.nextGroup} className="ep-tray-button" lit onTouch={() => setOpen(null)}>
            {says.nextGroup}
          </Thing>
        )}
      </header>
      <div className="ep-slips" data-crowd={crowded || undefined}>
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
              <SlipFoot group={group} crowded={crowded} />
            </div>
          )
        })}
      </div>
      <small className="ep-behind">{says.behindScreen}</small>
    </>
  )
}

function Groups({ seat }: { seat: number }) {
  const board = useBoard()
  const { g, says } = board
  const left = g.groups[seat].filter(group => group !== HIDDEN)
  const rolled = g.groups[seat].length === 0 && g.visits.length === 0 ? valuesOf(g.rolled[seat]) : []
  return (
    <>
      <header className="ep-tray-head">
        <b>{left.length > 0 ? says.groupsLeft(left.length) : says.dice(g.dice[seat])}</b>
      </header>
      <div className="ep-slips" data-crowd={left.length >= crowd || undefined}>
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
            <SlipFoot group={group} crowded={left.length >= crowd} />
          </Thing>
        ))}
        {rolled.map((value, die) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal dice are not told apart
          <Die key={die} value={value} label={String(value)} />
        ))}
      </div>
    </>
  )
}

/** The sum, and the nearest places that it can go to. */
function SlipFoot({ group, crowded }: { group: number; crowded: boolean }) {
  const board = useBoard()
  const { says } = board
  return (
    <span className="ep-slip-foot">
      <b>{sumOf(group)}</b>
      {targets(board, group, crowded ? 2 : 3).map(aim => (
        <small key={aim.aim}>
          {says.short[placeOf(aim.aim)] ?? placeName(board, placeOf(aim.aim))}
          {aim.wisdom + aim.fish > 0 && ` ${says.priceShort(aim.wisdom, aim.fish)}`}
        </small>
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
