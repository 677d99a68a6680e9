import './table.css'
import './pages.css'
import type { Json, Seat } from '@palatine/kernel'
import { Icon } from '@palatine/ui'
import { type ChangeEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { askWorker } from '../app/client.ts'
import { copyText } from '../app/copy.ts'
import { useGame } from '../app/games.ts'
import { packed, unpacked } from '../app/record-link.ts'
import { go, useAddress } from '../app/router.ts'
import { useSettings } from '../app/settings.ts'
import { Shell } from '../app/shell.tsx'
import { useWords } from '../app/words.ts'
import { Scoring } from '../table/scoring.tsx'
import { TableScreen } from '../table/screen.tsx'
import type { Chair, Moment, ReplayOpened } from '../worker/protocol.ts'

type Watcher = Seat | null | 'all'

/** A record with who played it, as it is passed on. */
interface Carried {
  readonly chairs: readonly Chair[]
  readonly record: Json
}

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
  const [wrong, setWrong] = useState('')
  const wordsNow = useRef(words)
  wordsNow.current = words
  const open = useCallback(async (ask: { id: string } | Carried) => {
    const answer = await askWorker({ ask: 'replay', ...ask })
    if ('refused' in answer) setWrong(wordsNow.current.refusals[answer.refused.reason] ?? answer.refused.reason)
    else setOpened(answer)
  }, [])
  useEffect(() => {
    if (id !== undefined) void open({ id })
    else if (hash) {
      unpacked<Carried>(hash)
        .then(carried => open(carried))
        .catch(() => setWrong(wordsNow.current.replay.notARecord))
    }
  }, [id, hash, open])
  if (opened) return <Replay opened={opened} id={id} hash={hash} />
  if (id !== undefined && !wrong) return <p className="loading">{words.app.loading}</p>
  const read = async (event: ChangeEvent<HTMLInputElement>) => {
    const text = await event.target.files?.[0]?.text()
    if (text === undefined) return
    try {
      const { chairs = [], record } = JSON.parse(text) as Carried
      const link = await packed({ chairs, record })
      setWrong('')
      go(`/replay#${link}`)
    } catch {
      setWrong(words.replay.notARecord)
    }
  }
  return (
    <Shell title={words.replay.title}>
      {wrong && (
        <p className="trouble" role="alert">
          {wrong}
        </p>
      )}
      <label className="field">
        <span>{words.replay.load}</span>
        <input type="file" accept=".json,application/json" onChange={event => void read(event)} />
      </label>
    </Shell>
  )
}

const paces = [0.5, 1, 2, 4]

function Replay({ opened, id, hash }: { opened: ReplayOpened; id: string | undefined; hash: string }) {
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
    void askWorker({ ask: 'moment', at, watcher }).then(answer => current && setMoment(answer))
    return () => {
      current = false
    }
  }, [at, watcher])
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

  const carried = async (): Promise<Carried | undefined> => {
    if (id === undefined) return unpacked<Carried>(hash)
    const answer = await askWorker({ ask: 'export', id })
    return 'record' in answer ? { chairs: card.chairs, record: answer.record } : undefined
  }
  const copyLink = async () => {
    const whole = await carried()
    const link = location.origin + (whole ? `/replay?at=${at}#${await packed(whole)}` : `/replay/${id}?at=${at}`)
    setCopying({ link, done: await copyText(link) })
  }
  const save = async () => {
    const whole = await carried()
    if (!whole) return
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([JSON.stringify(whole, null, 1)], { type: 'application/json' }))
    link.download = `palatine-${card.game}.json`
    link.click()
    URL.revokeObjectURL(link.href)
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
