/** A table that has begun: the same screen as at home, among people at other devices. */
import '../pages/table.css'
import './online.css'
import type { Answer, PartialAnswer, Seat } from '@palatine/kernel'
import type { Card } from '@palatine/tables/kept'
import type { Company, Refused } from '@palatine/tables/protocol'
import type { CarriedShare } from '@palatine/tables/shapes'
import { Icon, wholeAnswer } from '@palatine/ui'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useGame } from '../app/games.ts'
import { refusedInWords } from '../app/refused.ts'
import { follow, go } from '../app/router.ts'
import { saveFile } from '../app/save-file.ts'
import { speedOf, useSettings } from '../app/settings.ts'
import { Shell } from '../app/shell.tsx'
import { useWords } from '../app/words.ts'
import { type Shown, TableClient } from '../connection/table-client.ts'
import type { Among } from '../table/among.ts'
import { Scoring } from '../table/scoring.tsx'
import { TableScreen } from '../table/screen.tsx'
import type { WordedQuestion } from '../table/worded-question.ts'
import { botSeats, InviteMore, TakeSeat } from './bot-seats.tsx'
import { Chat } from './chat.tsx'
import { CompanyCards } from './company-cards.tsx'
import { useElsewhere } from './elsewhere.ts'
import { LineSign, useLine } from './line-sign.tsx'
import { SeatFoot } from './seat-foot.tsx'
import { socket, useServer } from './server.ts'
import { type TableNews, useTableNews } from './table-news.ts'
import { useTakeHome } from './taken-home.ts'
import { paceInWords } from './time.ts'

interface Props {
  readonly id: string
  /** Out of the link: with it one may take the seat of a bot. */
  readonly invite: string | null
}

export default function LiveTable({ id, invite }: Props) {
  const words = useWords()
  const settings = useSettings()
  const [client, setClient] = useState<TableClient>()
  const [refused, setRefused] = useState<Refused>()
  const speed = speedOf(settings)
  const shown = useRef(speed)
  shown.current = speed
  // Before the table is opened: who is here is told at once.
  const news = useTableNews(id)
  const takeHome = useTakeHome(id)
  useEffect(() => {
    const made = new TableClient(socket, id)
    let wanted = true
    void made.open().then(opened => {
      if (!wanted) return
      if ('refused' in opened) {
        setRefused(opened)
        return
      }
      setClient(made)
      made.setSpeed(shown.current)
      // Whoever wants everything at once wants to see where the game stands.
      if (shown.current > 0) void made.playSince()
    })
    return () => {
      wanted = false
      made.close()
    }
  }, [id])
  useEffect(() => client?.setSpeed(speed), [client, speed])
  if (refused) {
    return (
      <Shell title={refusedInWords(refused, words)}>
        <p>
          <a href="/" onClick={follow}>
            {words.app.toFront}
          </a>
        </p>
      </Shell>
    )
  }
  return client ? (
    <Live id={id} invite={invite} client={client} news={news} takeHome={takeHome} />
  ) : (
    <p className="loading">{words.app.loading}</p>
  )
}

/** Who sits where now: a bot that plays for somebody bears that person's name. */
const withCompany = (card: Card, company: Company | undefined): Card =>
  company ? { ...card, chairs: company.seats.map(({ name, bot }) => ({ name, bot })) } : card

interface LiveProps extends Props {
  readonly client: TableClient
  readonly news: TableNews
  takeHome(shown: Shown): CarriedShare | undefined
}

function Live({ id, invite, client, news, takeHome }: LiveProps) {
  const words = useWords()
  const { language } = useSettings()
  const server = useServer()
  const shown = useSyncExternalStore(client.subscribe, client.get)
  const company = useSyncExternalStore(client.subscribe, () => client.company)
  const trouble = useSyncExternalStore(client.subscribe, () => client.trouble)
  const game = useGame(shown?.card.game, language, shown?.opened.version)
  const line = useLine()
  const elsewhere = useElsewhere(id)
  const [chatting, setChatting] = useState(false)
  const first = useRef(new Map<string, number>())
  useEffect(() => game && client.setEvents(game.events), [client, game])
  if (!shown || !game) return <p className="loading">{words.app.loading}</p>
  const { moment, behind } = shown
  const card = withCompany(shown.card, company)
  const { watcher } = moment
  const said = words.online.live
  const name = (seat: Seat) => card.chairs[seat]?.name ?? String(seat + 1)
  /** Whether one has been asked the same before, with another question in between. */
  const isRepeated = (question: string): boolean => {
    const number = moment.question ?? 0
    if (!first.current.has(question)) first.current.set(question, number)
    return first.current.get(question) !== number
  }
  const cutOff = line.is !== 'here'
  const over = moment.ending && !behind ? moment.ending : null
  const chat = (
    <Chat table={id} news={news} mine={watcher} maySpeak={server.is === 'here' && server.name !== null} name={name} />
  )
  const freeSeats = over ? [] : botSeats(company)
  const others = card.chairs.some(({ bot }, seat) => bot === '' && seat !== watcher)
  const among: Among = {
    line: over ? '' : paceInWords(card.timing?.pace, words),
    bar: (
      <>
        <LineSign />
        <span className="live-bar">
          {watcher !== null && freeSeats.length > 0 && company?.invite !== null && (
            <InviteMore id={id} invite={company?.invite ?? null} />
          )}
          {(news.presence?.onlookers ?? 0) > 0 && (
            <span className="pill live-onlookers">
              <Icon name="eye" size={18} />
              <span className="live-wide">{said.onlookers(news.presence?.onlookers ?? 0)}</span>
              <span className="live-narrow">{news.presence?.onlookers}</span>
            </span>
          )}
          <button
            type="button"
            className="chat-open"
            aria-expanded={chatting}
            aria-label={news.unread > 0 ? words.online.chat.unread(news.unread) : words.table.chat}
            onClick={() => setChatting(!chatting)}
          >
            <Icon name="chat" size={22} />
            {news.unread > 0 && <b className="count">{news.unread}</b>}
          </button>
        </span>
      </>
    ),
    above: (
      <>
        {line.is === 'lost' && <p className="cut-off quiet">{said.keptHere}</p>}
        {line.is === 'rests' && (
          <div className="cut-off quiet">
            <p>{words.online.line.rests}</p>
            <div className="button-row">
              <button type="button" className="pill" onClick={() => socket.tryNow()}>
                {words.online.line.tryNow}
              </button>
              {watcher !== null && (
                <button
                  type="button"
                  className="pill"
                  onClick={() => saveFile(`palatine-${card.game}.json`, takeHome(shown))}
                >
                  <Icon name="save" size={16} />
                  {words.online.line.takeHome}
                </button>
              )}
            </div>
          </div>
        )}
        {elsewhere && !over && <p className="elsewhere quiet">{said.elsewhere}</p>}
        {company && (
          <CompanyCards table={id} card={card} moment={moment} company={company} presence={news.presence} name={name} />
        )}
        {watcher === null &&
          freeSeats.length > 0 &&
          (company?.invite === '' || invite !== null ? (
            <TakeSeat id={id} invite={invite} card={card} free={freeSeats} seated={() => void client.open()} />
          ) : (
            <p className="cut-off quiet">{said.askForSeat}</p>
          ))}
      </>
    ),
    foot: seat => <SeatFoot seat={seat} card={card} company={company} presence={news.presence} still={cutOff} />,
    chat: {
      unread: news.unread,
      panel: chat,
      seen: news.seen,
      sheet: chatting && (
        <section className="chat-sheet" aria-label={words.table.chat}>
          <button
            type="button"
            className="button button-quiet button-icon chat-close"
            aria-label={words.kit.close}
            onClick={() => setChatting(false)}
          >
            <Icon name="close" size={20} />
          </button>
          {chat}
        </section>
      ),
    },
    kept: cutOff,
    wish:
      watcher !== null && others && !company?.wish && moment.since > 0 && !over
        ? () => void socket.ask({ ask: 'wish', table: id, seat: watcher })
        : null,
    usual: question => company?.standing.find(one => one.question === question)?.answer,
    standing: (asked, partial) => (
      <Standing
        id={id}
        asked={asked}
        partial={partial}
        now={company?.standing.find(one => one.question === asked.id)?.answer}
        repeats={isRepeated(asked.id)}
      />
    ),
  }
  return (
    <TableScreen
      key={`${card.id}/${watcher}`}
      game={game}
      opened={{ ...shown.opened, card }}
      scene={shown}
      act={client.act}
      among={among}
      {...(trouble && { notice: words.table.troubles[trouble.reason](name(trouble.seat ?? -1)) })}
      instead={
        over ? (
          <>
            {news.next !== undefined && (
              <div className="asked-again">
                <p role="status">{said.othersAgain}</p>
                {watcher !== null && <PlayAgain id={id} />}
              </div>
            )}
            <Scoring heading="h1" game={game} opened={{ ...shown.opened, card }} ending={over} />
            <After id={id} game={card.game} again={watcher !== null && news.next === undefined} />
          </>
        ) : undefined
      }
    />
  )
}

interface StandingProps {
  readonly id: string
  readonly asked: WordedQuestion
  readonly partial: PartialAnswer
  /** What stands already. */
  readonly now: Answer | undefined
  readonly repeats: boolean
}

/** Where a question comes again and again, one may answer it once and for all. */
function Standing({ id, asked, partial, now, repeats }: StandingProps) {
  const words = useWords()
  const said = words.online.live
  const whole = wholeAnswer(asked.question, partial)
  const set = (answer: Answer | null) =>
    void socket.ask({ ask: 'standing', table: id, seat: asked.seat, question: asked.id, answer })
  if (now !== undefined) {
    return (
      <p className="standing">
        <span>{said.always(asked.inWords(now))}</span>
        <button type="button" className="button button-quiet" onClick={() => set(null)}>
          {said.alwaysNoMore}
        </button>
      </p>
    )
  }
  if (!repeats || whole === undefined) return null
  return (
    <p className="standing">
      <button type="button" className="button button-quiet" onClick={() => set(whole)}>
        {said.makeStanding}
      </button>
    </p>
  )
}

/** The same people in the same seats, at a new table. */
function PlayAgain({ id }: { id: string }) {
  const words = useWords()
  const [trouble, setTrouble] = useState('')
  const again = async () => {
    const found = await socket.say({ ask: 'again', table: id })
    if ('refused' in found) setTrouble(refusedInWords(found, words))
    else go(`/at/${found.open.id}`)
  }
  return (
    <>
      <button type="button" className="button button-main" onClick={() => void again()}>
        {words.online.live.again}
      </button>
      {trouble && (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
    </>
  )
}

/** After the game: play again with the same people, look at it again, take the record home. */
function After({ id, game, again }: { id: string; game: string; again: boolean }) {
  const words = useWords()
  const [trouble, setTrouble] = useState('')
  const save = async () => {
    const found = await socket.ask({ ask: 'export', table: id })
    if ('refused' in found) setTrouble(refusedInWords(found, words))
    else saveFile(`palatine-${game}.json`, found)
  }
  return (
    <>
      <div className="button-row">
        {again && <PlayAgain id={id} />}
        <a className="button" href={`/at/${id}?at=0`} onClick={follow}>
          {words.table.replay}
        </a>
        <button type="button" className="button button-quiet" onClick={() => void save()}>
          <Icon name="save" size={18} />
          {words.replay.save}
        </button>
      </div>
      {trouble && (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
    </>
  )
}
