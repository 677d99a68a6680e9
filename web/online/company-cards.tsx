/** Over the question, never in its way: who wants to go back, who lets the others wait, and my own seat if a bot has it. */
import { usualLevel } from '@palatine/bots'
import type { Seat } from '@palatine/kernel'
import type { Card } from '@palatine/tables/kept'
import type { Presence } from '@palatine/tables/lobby'
import type { Company, Moment } from '@palatine/tables/protocol'
import { Icon, SeatMark } from '@palatine/ui/chrome'
import { type ReactNode, useState } from 'react'
import { useWords } from '../app/words.ts'
import { namesOf } from '../table/names.ts'
import { socket } from './server.ts'
import { lengthInWords, useNow } from './time.ts'

/** Who is away for so long may be replaced; the others are asked again after as long. */
const longAway = 10 * 60_000

interface Props {
  readonly table: string
  readonly card: Card
  readonly moment: Moment
  readonly company: Company
  readonly presence: Presence | undefined
  name(seat: Seat): string
}

export function CompanyCards(props: Props) {
  const { table, moment, company } = props
  const words = useWords()
  const said = words.online.live
  const { watcher } = moment
  if (moment.ending) return null
  const ownBot = watcher !== null && company.seats[watcher]?.standsIn
  return (
    <>
      {ownBot && (
        <Aside seat={watcher} title={said.botForYou}>
          <button
            type="button"
            className="button button-main"
            onClick={() => void socket.ask({ ask: 'comeBack', table, seat: watcher })}
          >
            {said.comeBack}
          </button>
        </Aside>
      )}
      {company.wish && <Wish {...props} wish={company.wish} />}
      {watcher !== null && !ownBot && <Late {...props} />}
    </>
  )
}

function Aside({ seat, title, about, children }: { seat: Seat; title: string; about?: string; children: ReactNode }) {
  return (
    <section className="aside-card" aria-label={title}>
      <p>
        <SeatMark seat={seat} size={20} />
        <strong>{title}</strong>
      </p>
      {about && <p className="quiet">{about}</p>}
      <div className="aside-buttons">{children}</div>
    </section>
  )
}

/** Undo by consent. */
function Wish({ table, moment: { watcher }, wish, name, company }: Props & { wish: NonNullable<Company['wish']> }) {
  const words = useWords()
  const said = words.online.live
  const now = useNow(1_000)
  if (wish.until < now) return null
  const own = wish.by === watcher
  const others = company.seats.flatMap(({ bot }, seat) => (bot === '' && !wish.agreed.includes(seat) ? [seat] : []))
  const agreed = wish.agreed.filter(seat => seat !== wish.by)
  const about = own
    ? words.table.waitFor(namesOf(others.map(name), words.table.and))
    : agreed.length > 0
      ? said.agreeAlready(namesOf(agreed.map(name), words.table.and))
      : ''
  const agree = (yes: boolean) => {
    if (watcher !== null) void socket.ask({ ask: 'agree', table, seat: watcher, yes })
  }
  const mayAnswer = watcher !== null && !own && !wish.agreed.includes(watcher)
  return (
    <Aside
      seat={wish.by}
      title={own ? said.youWish : said.wishes(name(wish.by))}
      about={[about, said.seenStays].filter(Boolean).join(' ')}
    >
      {mayAnswer && (
        <button type="button" className="button button-main" onClick={() => agree(true)}>
          {said.agree}
        </button>
      )}
      {(mayAnswer || own) && (
        <button type="button" className="button" onClick={() => agree(false)}>
          {own ? said.wishNoMore : said.playOn}
        </button>
      )}
    </Aside>
  )
}

/** Somebody is asked and is not here, or has used up the time: the others decide, and are asked again later. */
function Late({ table, card, moment, company, presence, name }: Props) {
  const words = useWords()
  const said = words.online.live
  const now = useNow(5_000)
  const [waits, setWaits] = useState<{ readonly seat: Seat; readonly until: number }>()
  const lateFor = (seat: Seat): number => {
    const until = card.timing?.clocks[seat]?.until
    const here = presence?.seats[seat]
    const late = until !== null && until !== undefined ? now - until : 0
    return Math.max(late, here && !here.here ? now - here.since - longAway : 0)
  }
  const seat = moment.asked.find(one => one !== moment.watcher && company.seats[one]?.bot === '' && lateFor(one) > 0)
  if (seat === undefined || (waits?.seat === seat && waits.until > now)) return null
  const here = presence?.seats[seat]
  const title =
    here && !here.here ? said.awayLong(name(seat), lengthInWords(now - here.since, words)) : said.timeUp(name(seat))
  return (
    <Aside seat={seat} title={title} about={said.mayComeBack}>
      <button type="button" className="button button-main" onClick={() => setWaits({ seat, until: now + longAway })}>
        {said.waitOn}
      </button>
      <button
        type="button"
        className="button"
        onClick={() => void socket.ask({ ask: 'handOver', table, seat, bot: usualLevel })}
      >
        <Icon name="bot" size={18} />
        {said.letBot}
      </button>
    </Aside>
  )
}
