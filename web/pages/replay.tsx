import './table.css'
import './pages.css'
import type { Seat } from '@palatine/kernel'
import type { Moment, Refused, ReplayOpened } from '@palatine/tables/protocol'
import type { Carried } from '@palatine/tables/shapes'
import { Icon } from '@palatine/ui'
import { type ChangeEvent, useCallback, useEffect, useMemo, useState } from 'react'
import { copyText } from '../app/copy.ts'
import { useGame } from '../app/games.ts'
import { fromFile, fromLink, toLink } from '../app/record-link.ts'
import { refusedInWords } from '../app/refused.ts'
import { go, useAddress } from '../app/router.ts'
import { saveFile } from '../app/save-file.ts'
import { useSettings } from '../app/settings.ts'
import { Shell } from '../app/shell.tsx'
import { useWords } from '../app/words.ts'
import { connection } from '../connection/index.ts'
import { Scoring } from '../table/scoring.tsx'
import { TableScreen } from '../table/screen.tsx'
import { SaveOrRemove } from './unreadable-table.tsx'

type Watcher = Seat | null | 'all'

/** A link that somebody wanted to take along, and whether the browser took it. */
interface Copying {
  readonly link: string
  readonly done: boolean
}

/** A game of this browser, one that came with the link, or one out of a file. */
export default function ReplayPage({ id }: { id: string | undefined }) {
  const words = useWords()
  const { hash } = useAddress()
  const [opened, setOpened] = useState<ReplayOpened>()
  const [refused, setRefused] = useState<Refused>()
  useEffect(() => {
    let wanted = true
    setOpened(undefined)
    setRefused(undefined)
    void openFrom(id, hash).then(found => {
      if (!wanted || !found) return
      if ('refused' in found) setRefused(found)
      else setOpened(found)
    })
    return () => {
      wanted = false
    }
  }, [id, hash])
  if (opened && !refused) return <Replay opened={opened} id={id} hash={hash} refuse={setRefused} />
  if ((id !== undefined || hash) && !refused) return <p className="loading">{words.app.loading}</p>
  const read = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    const found = file && (await fromFile(file))
    if (!found) return
    if ('unreadable' in found) setRefused({ refused: { reason: found.unreadable } })
    else go(`/replay#${await toLink(found)}`)
  }
  return (
    <Shell title={words.replay.title}>
      {refused && (
        <p className="trouble" role="alert">
          {refusedInWords(refused, words)}
        </p>
      )}
      {refused && id !== undefined && refused.refused.reason !== 'noSuchTable' && (
        <SaveOrRemove id={id} gone={() => go('/games')} />
      )}
      <label className="field">
        <span>{words.replay.load}</span>
        <input type="file" accept=".json,application/json" onChange={event => void read(event)} />
      </label>
    </Shell>
  )
}

/** Undefined where nothing is named. */
async function openFrom(id: string | undefined, hash: string): Promise<ReplayOpened | Refused | undefined> {
  if (id !== undefined) return connection.ask({ ask: 'replay', of: { table: id } })
  if (!hash) return undefined
  const found = await fromLink(hash)
  if ('unreadable' in found) return { refused: { reason: found.unreadable } }
  return connection.ask({ ask: 'replay', of: found })
}

const paces = [0.5, 1, 2, 4]

interface ReplayProps {
  readonly opened: ReplayOpened
  readonly id: string | undefined
  readonly hash: string
  refuse(refused: Refused): void
}

function Replay({ opened, id, hash, refuse }: ReplayProps) {
  const words = useWords()
  const { language } = useSettings()
  const { query } = useAddress()
  const { moments, card } = opened
  const game = useGame(card.game, language, opened.version)
  const wanted = Number(query.get('at') ?? moments.at(-1))
  const place = Math.max(
    0,
    moments.findLastIndex(one => one <= wanted),
  )
  const people = card.chairs.flatMap(({ bot }, seat) => (bot === '' ? [seat] : []))
  const [watcher, setWatcher] = useState<Watcher>(opened.open ? 'all' : people.length === 1 ? people[0] : null)
  const [moment, setMoment] = useState<Moment>()
  const [playing, setPlaying] = useState(false)
  const [pace, setPace] = useState(1)
  const [copying, setCopying] = useState<Copying>()
  const at = moments[place]
  useEffect(() => {
    let current = true
    void connection.ask({ ask: 'moment', at, seat: watcher }).then(found => {
      if (!current) return
      if ('refused' in found) refuse(found)
      else setMoment(found)
    })
    return () => {
      current = false
    }
  }, [at, watcher, refuse])
  const last = place === moments.length - 1
  const to = useCallback(
    (next: number) => {
      const path = id === undefined ? '/replay' : `/replay/${id}`
      go(`${path}?at=${moments[Math.min(Math.max(next, 0), moments.length - 1)]}${hash ? `#${hash}` : ''}`, 'replace')
      setCopying(undefined)
    },
    [id, hash, moments],
  )
  useEffect(() => {
    if (!playing) return
    if (last) {
      setPlaying(false)
      return
    }
    const timer = window.setTimeout(() => to(place + 1), 900 / pace)
    return () => window.clearTimeout(timer)
  }, [playing, last, place, pace, to])
  const news = useMemo(
    () => (moment ? moment.told.filter(one => one.moment === moment.told.at(-1)?.moment).map(one => one.event) : []),
    [moment],
  )
  if (!game || !moment) return <p className="loading">{words.app.loading}</p>

  /** The whole record, if it may be passed on. */
  const whole = async (): Promise<Carried | undefined> => {
    const found = id === undefined ? await fromLink(hash) : await connection.ask({ ask: 'export', table: id })
    return 'record' in found ? found : undefined
  }
  const copyLink = async () => {
    const found = await whole()
    const link = location.origin + (found ? `/replay?at=${at}#${await toLink(found)}` : `/replay/${id}?at=${at}`)
    setCopying({ link, done: await copyText(link) })
  }
  const save = async () => {
    const found = await whole()
    if (found) saveFile(`palatine-${card.game}.json`, found)
  }
  const toggle = () => {
    if (last) to(0)
    setPlaying(last || !playing)
  }
  const button = (name: 'first' | 'back' | 'next' | 'last', next: number, off: boolean) => (
    <button
      type="button"
      className="button button-quiet button-icon"
      aria-label={words.replay[name]}
      disabled={off}
      onClick={() => to(next)}
    >
      <Icon name={name} size={22} />
    </button>
  )
  return (
    <TableScreen
      game={game}
      opened={opened}
      scene={{
        moment,
        told: moment.told,
        playing: null,
        coming: [],
        news,
        behind: false,
        holds: false,
        since: 0,
        paused: false,
      }}
      title={words.replay.title}
      instead={
        <section className="replay" aria-label={words.replay.title}>
          <h1 className="prompt">{words.replay.moment(place, moments.length - 1)}</h1>
          <input
            type="range"
            className="timeline"
            aria-label={words.replay.timeline}
            min={0}
            max={moments.length - 1}
            value={place}
            onChange={event => to(Number(event.target.value))}
          />
          <div className="replay-buttons">
            {button('first', 0, place === 0)}
            {button('back', place - 1, place === 0)}
            <button type="button" className="button button-main" onClick={toggle}>
              <Icon name={playing ? 'pause' : 'play'} size={20} />
              {playing ? words.replay.pause : words.replay.play}
            </button>
            {button('next', place + 1, last)}
            {button('last', moments.length - 1, last)}
          </div>
          <div className="replay-fields">
            <label className="field">
              <span>{words.replay.speed}</span>
              <select value={pace} onChange={event => setPace(Number(event.target.value))}>
                {paces.map(one => (
                  <option key={one} value={one}>
                    ×{one}
                  </option>
                ))}
              </select>
            </label>
            <label className="field">
              <span>{words.replay.watcher}</span>
              <select
                value={String(watcher)}
                onChange={event =>
                  setWatcher(
                    event.target.value === 'all'
                      ? 'all'
                      : event.target.value === 'null'
                        ? null
                        : Number(event.target.value),
                  )
                }
              >
                {opened.open && <option value="all">{words.replay.everybody}</option>}
                <option value="null">{words.replay.onlooker}</option>
                {(opened.open ? card.chairs.map((_, seat) => seat) : people.length === 1 ? people : []).map(seat => (
                  <option key={seat} value={seat}>
                    {card.chairs[seat].name}
                  </option>
                ))}
              </select>
            </label>
          </div>
          <div className="button-row">
            <button type="button" className="button" onClick={() => void copyLink()}>
              <Icon name="link" size={18} />
              {words.replay.link}
            </button>
            {opened.open && (
              <button type="button" className="button button-quiet" onClick={() => void save()}>
                <Icon name="save" size={18} />
                {words.replay.save}
              </button>
            )}
          </div>
          <p className="quiet" aria-live="polite">
            {copying ? words.replay[copying.done ? 'copied' : 'notCopied'] : opened.open ? '' : words.replay.linkLocal}
          </p>
          {copying && !copying.done && (
            <input
              className="quiet"
              readOnly
              aria-label={words.replay.link}
              value={copying.link}
              onFocus={event => event.target.select()}
            />
          )}
          {last && moment.ending && <Scoring heading="h2" game={game} opened={opened} ending={moment.ending} />}
        </section>
      }
    />
  )
}
