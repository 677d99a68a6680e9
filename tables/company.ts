/** What the people at a table agree on beside the game: who plays for whom, going back together, standing answers. */
import { type Answer, canonical, isForced, type LiveTable, type Refusal, type Seat, whyNot } from '@palatine/kernel'
import type { Aside, Card, Sitter } from './kept.ts'
import { limits } from './limits.ts'
import type { Company } from './protocol.ts'
import type { Beside } from './store.ts'

/** A table as it would be after a change. */
export interface Next extends Beside {
  live: LiveTable
  sitters: readonly Sitter[]
  aside: Aside
}

/** How long a wish to go back stands, in milliseconds: where people sit at the table, and where they look in once a day. */
const patience = { live: 60_000, days: 86_400_000 }

/** A bot that plays for somebody, or has the seat for good, agrees to everything. */
const isPerson = ({ bot }: Sitter): boolean => bot === ''

/** The company as this watcher sees it. */
export function companyOf({ sitters, aside }: Beside, watcher: Seat | null, now: number): Company {
  const { wish, standing, invite = null } = aside
  return {
    seats: sitters.map(({ name, bot, person }) => ({ name, bot, standsIn: bot !== '' && person !== '' })),
    wish: wish && wish.until > now ? { by: wish.by, agreed: wish.agreed, until: wish.until } : null,
    standing: standing.filter(({ seat }) => seat === watcher).map(({ question, answer }) => ({ question, answer })),
    invite: watcher !== null || invite === '' ? invite : null,
  }
}

/** This seat asks the others to go back to before the entry `to`. */
export function wishBack(next: Next, by: Seat, to: number, card: Card, now: number): Refusal | undefined {
  const { wish } = next.aside
  if (wish && wish.until > now && wish.by !== by) return { reason: 'wishPending' }
  const until = now + patience[card.timing?.pace.pace ?? 'days']
  change(next, { wish: { by, to, agreed: [by], until } })
  return undefined
}

/** This seat agrees to the wish, or ends it. Once all people have agreed, `backTo` says where to go. */
export function agree(next: Next, seat: Seat, yes: boolean, now: number): Refusal | undefined {
  const { wish } = next.aside
  if (!wish || wish.until <= now) return { reason: 'noWish' }
  if (!yes) change(next, { wish: null })
  else if (!wish.agreed.includes(seat)) change(next, { wish: { ...wish, agreed: [...wish.agreed, seat] } })
  return undefined
}

/** The entry that everybody agreed to go back to; the wish is fulfilled with it. */
export function backTo(next: Next, now: number): number | undefined {
  const { wish } = next.aside
  if (
    !wish ||
    wish.until <= now ||
    next.sitters.some((sitter, seat) => isPerson(sitter) && !wish.agreed.includes(seat))
  )
    return undefined
  change(next, { wish: null })
  return wish.to
}

/** From now on a bot of this level plays for the seat. Its person may come back. */
export function handOver(next: Next, seat: Seat, bot: string): Refusal | undefined {
  return next.sitters[seat].bot === bot ? undefined : hold(next, seat, { ...next.sitters[seat], bot })
}

export function comeBack(next: Next, seat: Seat): Refusal | undefined {
  return isPerson(next.sitters[seat]) ? undefined : hold(next, seat, { ...next.sitters[seat], bot: '' })
}

/** What somebody has been given by those who play, and what they give from then on: it holds once. */
export interface Invited {
  readonly by: string | undefined
  readonly fresh: string
}

/** Somebody takes a seat that was a bot's from the beginning. */
export function takeSeat(next: Next, seat: Seat, sitter: Sitter, { by, fresh }: Invited): Refusal | undefined {
  const { bot, person } = next.sitters[seat]
  if (person === sitter.person) return undefined
  if (bot === '' || person !== '') return { reason: 'seatTaken' }
  const { invite } = next.aside
  if (invite !== '' && (invite === undefined || by !== invite)) return { reason: 'notInvited' }
  renewInvite(next, fresh)
  return hold(next, seat, sitter)
}

/** An invitation that was given out does not hold any more. */
function renewInvite(next: Next, fresh: string): void {
  if (next.aside.invite) change(next, { invite: fresh })
}

/**
 * Nothing of this person stays at the table but what was played. A running game goes on with a bot, and whoever went
 * knows no invitation that holds.
 */
export function forget(next: Next, person: string, bot: string, fresh: string): Refusal | undefined {
  renewInvite(next, fresh)
  next.sitters.forEach((sitter, seat) => {
    if (sitter.person !== person) return
    const nobody = { name: '', person: '', bot: next.live.over ? sitter.bot : sitter.bot || bot }
    if (isPerson(sitter) && !next.live.over) hold(next, seat, nobody)
    else sit(next, seat, nobody)
  })
  return undefined
}

/** The person plays in other hours from now on; a clock that runs goes on as it was begun. */
export function keepHours(next: Next, person: string, hours: Sitter['hours']): undefined {
  next.sitters.forEach((sitter, seat) => {
    if (sitter.person !== person || canonical(sitter.hours ?? null) === canonical(hours ?? null)) return
    const { hours: _, ...without } = sitter
    sit(next, seat, hours ? { ...without, hours } : without)
  })
}

/** What the seat answers to this question from now on; null: it wants to be asked. */
export function stand(next: Next, seat: Seat, question: string, answer: Answer | null): Refusal | undefined {
  const others = next.aside.standing.filter(one => one.seat !== seat || one.question !== question)
  if (answer !== null && others.length >= limits.standing) return { reason: 'tooManyStanding' }
  change(next, { standing: answer === null ? others : [...others, { seat, question, answer }] })
  return undefined
}

/** Who takes an answer back wants to be asked again, whatever it has said before. */
export function askAgain(next: Next, seat: Seat): void {
  const question = next.live.questionId(seat)
  if (question !== undefined && next.aside.standing.some(one => one.seat === seat && one.question === question)) {
    stand(next, seat, question, null)
  }
}

/** The standing answer that the seat gives now: never in secret steps, where it would tell that there is one. */
export function standingAnswer({ live, sitters, aside }: Next, seat: Seat): Answer | undefined {
  if (!isPerson(sitters[seat]) || aside.standing.length === 0 || isSecret(live)) return undefined
  const id = live.questionId(seat)
  const found = aside.standing.find(one => one.seat === seat && one.question === id)
  const question = found && live.question(seat)
  return question && !isForced(question) && !whyNot(question, found.answer) ? found.answer : undefined
}

/** Several answer without seeing what the others do. */
export const isSecret = ({ state: { where } }: LiveTable): boolean => where.together !== null || where.branches !== null

function change(next: Next, what: Partial<Aside>): void {
  next.aside = { ...next.aside, ...what, changed: next.aside.changed + 1 }
}

function sit(next: Next, seat: Seat, sitter: Sitter): void {
  next.sitters = next.sitters.with(seat, sitter)
  change(next, {})
}

function hold(next: Next, seat: Seat, sitter: Sitter): Refusal | undefined {
  if (next.live.over) return { reason: 'gameOver' }
  sit(next, seat, sitter)
  return next.live.seatHolder(seat, sitter.bot === '' ? 'person' : `bot:${sitter.bot}`)
}
