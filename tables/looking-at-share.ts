/** What one seat saw of a running game, as it was passed on. It is looked at with this seat's eyes and not played on. */
import { askedSeats, canonical, type Game, type Seat, type SeatShare, type Sent, viewOf } from '@palatine/kernel'
import { cardOf } from './looking-back.ts'
import { type Rules, refuse, rulesOf, unlessItDoesNotFit } from './opening.ts'
import type { Moment, Refused, ReplayOpened } from './protocol.ts'
import type { CarriedShare } from './shapes.ts'

export async function lookAtShare(carried: CarriedShare): Promise<LookingAtShare | Refused> {
  const rules = await rulesOf(carried.share)
  if ('refused' in rules) return rules
  return unlessItDoesNotFit(() => new LookingAtShare(carried, rules)) ?? refuse('otherRules')
}

export class LookingAtShare {
  readonly opened: ReplayOpened
  private readonly share: SeatShare
  private readonly rules: Rules

  /** Throws where the share does not fit the rules. */
  constructor({ chairs, share }: CarriedShare, rules: Rules) {
    const { version, table, seat, moments } = share
    if (!fits(share, rules)) throw new Error('the share does not fit the rules')
    this.share = share
    this.rules = rules
    this.opened = {
      card: cardOf(share, chairs, false),
      table: rules.table,
      version,
      components: table.components,
      open: false,
      seat,
      moments: [...moments.keys()],
      by: moments.map(() => null),
    }
    // What its seat knows is a fold over the events, and these may not be what they say they are.
    this.at(moments.length - 1, seat)
  }

  at(at: number, watcher: Seat | null | 'all'): Moment | Refused {
    const { seat, moments } = this.share
    if (!moments[at]) return refuse('noSuchMoment')
    if (watcher !== seat) return refuse('notYourSeat')
    const { view, asked } = moments[at]
    const told = moments
      .slice(0, at + 1)
      .flatMap(({ events }, i): Sent[] => events.map(event => ({ moment: i + 1, event })))
    return {
      watcher,
      shown: at + 1,
      view,
      asked,
      alike: [],
      question: null,
      told,
      again: false,
      since: 0,
      noUndo: { reason: 'nothingToUndo' },
      ending: null,
      known: knownAfter(this.rules, seat, told),
    }
  }
}

/** There is no game behind it that could be played again, but a view of a view is the same view, by every rule. */
function fits({ seat, moments }: SeatShare, { title: { game }, table }: Rules): boolean {
  return (
    seat < table.seats &&
    moments.every(
      ({ view, events, asked }) =>
        canonical(viewOf(game, table, view, seat)) === canonical(view) &&
        canonical(askedSeats(view)) === canonical(asked) &&
        events.every(({ type }) => Object.hasOwn(game.events, type)),
    )
  )
}

/** What a seat has seen beyond its view. */
function knownAfter({ title, table }: Rules, seat: Seat, told: readonly Sent[]): unknown {
  const { knowledge }: Game = title.game
  if (!knowledge) return null
  const known = knowledge.start(table, seat)
  for (const { event } of told) knowledge.learn(known, seat, event, table)
  return known
}
