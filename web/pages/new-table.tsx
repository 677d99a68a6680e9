import './pages.css'
import { botNames } from '@palatine/bots'
import {
  countsWith,
  type Json,
  makeTable,
  type Option,
  type OptionValues,
  type Problem,
  readOptions,
  refusalInWords,
  withOwnFigures,
} from '@palatine/kernel'
import { limits } from '@palatine/tables/limits'
import type { Refused } from '@palatine/tables/protocol'
import type { Chair } from '@palatine/tables/shapes'
import { isSmallJson } from '@palatine/tables/small-json'
import { Icon, SeatMark } from '@palatine/ui/chrome'
import { type ChangeEvent, useEffect, useState } from 'react'
import { canBePlayed, type LoadedGame, useGame, type WorldId, worlds } from '../app/games.ts'
import { refusedInWords } from '../app/refused.ts'
import { go } from '../app/router.ts'
import { useSettings } from '../app/settings.ts'
import { Shell } from '../app/shell.tsx'
import { useWords, type Words } from '../app/words.ts'
import { connection } from '../connection/index.ts'
import { Scene } from '../scenes/index.tsx'
import { playersAt } from '../table/players.ts'
import { keepName, usualChairs } from './front.tsx'

/** Whoever has mended these will see the next ones. */
const problemsShown = 30

interface Figures {
  readonly name: string
  readonly components: Json
  readonly problems: readonly Problem[]
  /** The file is not even JSON. */
  readonly broken?: string
}

/** Before a game: who plays, with what options and figures. */
export default function NewTablePage({ id }: { id: string }) {
  const words = useWords()
  const { language } = useSettings()
  const game = useGame(id, language)
  if (!canBePlayed(id)) return <Shell title={words.refusals.noSuchGame}>{null}</Shell>
  if (!game) return <p className="loading">{words.app.loading}</p>
  return <Form game={game} />
}

function Form({ game }: { game: LoadedGame }) {
  const words = useWords()
  const { game: rules } = game.title
  const [fewest, most] = rules.seats
  const [chairs, setChairs] = useState<Chair[]>(() => usualChairs(words, Math.min(Math.max(3, fewest), most)))
  const [options, setOptions] = useState<OptionValues>(() => {
    const read = readOptions(rules.options, undefined)
    return 'values' in read ? read.values : {}
  })
  const [figures, setFigures] = useState<Figures>()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<Refused>()
  const own = figures && figures.problems.length === 0 && !figures.broken ? figures.components : null
  const made = makeTable(game.title, chairs.length, options, own)
  const refused = 'refused' in made ? made.refused : undefined
  const people = chairs.filter(({ bot }) => bot === '').length
  const players = 'table' in made ? playersAt(game, made.table, chairs) : []
  const automata = players.flatMap(({ name, is }) => (is === 'automaton' ? [name] : [])).join(', ')
  const keys = Object.keys(rules.options).filter(key => countsWith(rules.options[key], chairs.length))

  const begin = async () => {
    setBusy(true)
    const named = chairs.map((chair, seat) => ({ ...chair, name: chair.name.trim() || words.setup.guest(seat + 1) }))
    const person = named.find(({ bot }) => bot === '')
    if (person && person.name !== words.setup.guest(1)) keepName(person.name)
    const answer = await connection.ask({
      ask: 'create',
      make: { game: game.id, chairs: named, options, components: own },
    })
    setBusy(false)
    if ('card' in answer) go(`/table/${answer.card.id}`)
    else setFailed(answer)
  }
  return (
    <Shell title={words.setup.title(game.text.name)} theme={game.id}>
      <p className="lead">{game.text.tagline}</p>
      {Object.hasOwn(worlds, game.id) && (
        <div className="banner">
          <Scene id={game.id as WorldId} />
        </div>
      )}
      <form
        onSubmit={event => {
          event.preventDefault()
          void begin()
        }}
      >
        <fieldset className="panel">
          <legend>{words.setup.who}</legend>
          <ChairList chairs={chairs} setChairs={setChairs} fewest={fewest} most={most} />
          <p className="quiet">{automata ? words.setup.alone(automata) : words.setup.people(people)}</p>
        </fieldset>
        <fieldset className="panel">
          <legend>{words.setup.options}</legend>
          {keys.length === 0 && <p className="quiet">{words.setup.noOptions}</p>}
          {keys.map(key => (
            <OptionField
              key={key}
              id={key}
              option={rules.options[key]}
              value={options[key]}
              words={words}
              text={game.text.options[key]}
              change={value => setOptions({ ...options, [key]: value })}
            />
          ))}
        </fieldset>
        <FiguresField game={game} figures={figures} setFigures={setFigures} />
        {refused && (
          <p className="trouble" role="alert">
            <strong>{words.setup.impossible}</strong> {refusalInWords(refused, game.text, game.kernel)}
          </p>
        )}
        {failed && (
          <p className="trouble" role="alert">
            {refusedInWords(failed, words, game)}
          </p>
        )}
        <p className="button-row">
          <button type="submit" className="button button-main button-large" disabled={busy || refused !== undefined}>
            <Icon name="play" size={20} />
            {words.setup.begin}
          </button>
        </p>
      </form>
    </Shell>
  )
}

function ChairList({
  chairs,
  setChairs,
  fewest,
  most,
}: {
  chairs: readonly Chair[]
  setChairs(chairs: Chair[]): void
  fewest: number
  most: number
}) {
  const words = useWords()
  const change = (seat: number, part: Partial<Chair>) =>
    setChairs(chairs.map((chair, i) => (i === seat ? { ...chair, ...part } : chair)))
  const hold = (seat: number, bot: string) => {
    const isBot = bot !== ''
    const was = chairs[seat].bot !== ''
    const free = words.setup.botNames.find(one => chairs.every(chair => chair.name !== one)) ?? words.setup.botNames[0]
    const name = isBot === was ? chairs[seat].name : isBot ? free : words.setup.guest(seat + 1)
    change(seat, { bot, name })
  }
  return (
    <>
      <ol className="chairs" aria-label={words.setup.seats}>
        {chairs.map(({ name, bot }, seat) => (
          <li key={seat}>
            <SeatMark seat={seat} size={28} />
            <input
              type="text"
              value={name}
              maxLength={24}
              aria-label={words.setup.nameOf(seat + 1)}
              onChange={event => change(seat, { name: event.target.value })}
            />
            <select
              value={bot}
              aria-label={words.setup.holderOf(seat + 1)}
              onChange={event => hold(seat, event.target.value)}
            >
              <option value="">{words.setup.person}</option>
              {[...botNames].reverse().map(level => (
                <option key={level} value={level}>
                  {words.setup.bots[level] ?? words.setup.otherBot(level)}
                </option>
              ))}
            </select>
            <button
              type="button"
              className="button button-quiet button-icon"
              disabled={chairs.length <= fewest}
              aria-label={words.setup.dropSeat(seat + 1)}
              onClick={() => setChairs(chairs.filter((_, i) => i !== seat))}
            >
              <Icon name="close" size={18} />
            </button>
          </li>
        ))}
      </ol>
      <button
        type="button"
        className="button button-quiet"
        disabled={chairs.length >= most}
        onClick={() =>
          setChairs([
            ...chairs,
            { name: words.setup.botNames[chairs.length - 1] ?? words.setup.guest(chairs.length + 1), bot: 'plain' },
          ])
        }
      >
        <Icon name="plus" size={18} />
        {words.setup.addSeat}
      </button>
    </>
  )
}

interface OptionProps {
  readonly id: string
  readonly option: Option
  readonly value: OptionValues[string]
  readonly words: Words
  readonly text: { readonly name: string; readonly values?: { readonly [value: string]: string } } | undefined
  change(value: OptionValues[string]): void
}

/** One option, with the control that its schema asks for. */
function OptionField({ id, option, value, words, text, change }: OptionProps) {
  const name = text?.name ?? id
  const said = (one: string) => text?.values?.[one] ?? one
  switch (option.type) {
    case 'number':
      return (
        <label className="field">
          <span>{name}</span>
          <select value={String(value)} onChange={event => change(Number(event.target.value))}>
            {Array.from({ length: option.max - option.min + 1 }, (_, i) => option.min + i).map(n => (
              <option key={n} value={n}>
                {n}
              </option>
            ))}
          </select>
        </label>
      )
    case 'choice':
      return (
        <label className="field">
          <span>{name}</span>
          <select value={String(value)} onChange={event => change(event.target.value)}>
            {option.values.map(one => (
              <option key={one} value={one}>
                {said(one)}
              </option>
            ))}
          </select>
        </label>
      )
    case 'flag':
      return (
        <label className="field">
          <span>{name}</span>
          <select value={String(value)} onChange={event => change(event.target.value === 'true')}>
            <option value="false">{words.setup.no}</option>
            <option value="true">{words.setup.yes}</option>
          </select>
        </label>
      )
    case 'some': {
      const list = value as readonly string[]
      return (
        <fieldset className="field field-some">
          <legend>{name}</legend>
          {option.values.map(one => (
            <label key={one}>
              <input
                type="checkbox"
                checked={list.includes(one)}
                onChange={event =>
                  change(option.values.filter(each => (each === one ? event.target.checked : list.includes(each))))
                }
              />
              {said(one)}
            </label>
          ))}
        </fieldset>
      )
    }
  }
}

/** The owner's own figures: checked here, word for word and place for place. */
function FiguresField({
  game,
  figures,
  setFigures,
}: {
  game: LoadedGame
  figures: Figures | undefined
  setFigures(figures: Figures | undefined): void
}) {
  const words = useWords()
  const [picked, setPicked] = useState(0)
  useEffect(() => {
    if (!figures) setPicked(n => n + 1)
  }, [figures])
  const read = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    if (!file) return
    try {
      if (file.size > limits.bytes) throw new Error(words.setup.fileTooLarge)
      const components: unknown = JSON.parse(await file.text())
      if (!isSmallJson(components)) throw new Error(words.setup.fileTooLarge)
      const checked = withOwnFigures(game.title, components)
      setFigures({ name: file.name, components, problems: 'problems' in checked ? checked.problems : [] })
    } catch (error) {
      setFigures({
        name: file.name,
        components: null,
        problems: [],
        broken: error instanceof Error ? error.message : String(error),
      })
    }
  }
  const wrong = figures !== undefined && (figures.problems.length > 0 || figures.broken !== undefined)
  return (
    <details className="panel figures" open={figures !== undefined}>
      <summary>{words.setup.figures}</summary>
      <p className="quiet">{words.setup.figuresAbout}</p>
      <label className="field">
        <span>{words.setup.chooseFile}</span>
        <input key={picked} type="file" accept=".json,application/json" onChange={event => void read(event)} />
      </label>
      {figures && !wrong && <p className="good">{words.setup.fileTaken(figures.name)}</p>}
      {wrong && figures && (
        <div className="trouble" role="alert">
          <p>
            <strong>{words.setup.fileWrong(figures.name, Math.max(1, figures.problems.length))}</strong>
          </p>
          {figures.broken && (
            <p>
              {words.setup.notJson} {figures.broken}
            </p>
          )}
          <ul>
            {figures.problems.slice(0, problemsShown).map(problem => (
              <li key={problem.place + problem.reason}>
                <code>{problem.place || words.setup.wholeFile}</code>: {refusalInWords(problem, game.text, game.kernel)}
              </li>
            ))}
          </ul>
        </div>
      )}
      {figures && (
        <button type="button" className="button button-quiet" onClick={() => setFigures(undefined)}>
          {words.setup.dropFile}
        </button>
      )}
    </details>
  )
}
