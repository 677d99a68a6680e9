import './pages.css'
import type { Refused } from '@palatine/tables/protocol'
import type { Chair } from '@palatine/tables/shapes'
import { Icon } from '@palatine/ui/chrome'
import { useState } from 'react'
import { Picture } from '../app/catalogue.tsx'
import { canBePlayed, type LoadedGame, useGame } from '../app/games.ts'
import { keepName } from '../app/name.ts'
import { refusedInWords } from '../app/refused.ts'
import { go } from '../app/router.ts'
import { useSettings } from '../app/settings.ts'
import { Shell } from '../app/shell.tsx'
import { useWords } from '../app/words.ts'
import { connection } from '../connection/index.ts'
import { ChairList } from '../setup/chairs.tsx'
import { useRulesFields } from '../setup/rules-fields.tsx'
import { playersAt } from '../table/players.ts'
import { usualChairs } from './front.tsx'

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
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<Refused>()
  const { options, components, made, impossible, fields } = useRulesFields(game, chairs.length)
  const people = chairs.filter(({ bot }) => bot === '').length
  const players = 'table' in made ? playersAt(game, made.table, chairs) : []
  const automata = players.flatMap(({ name, is }) => (is === 'automaton' ? [name] : [])).join(', ')

  const begin = async () => {
    setBusy(true)
    const named = chairs.map((chair, seat) => ({ ...chair, name: chair.name.trim() || words.setup.guest(seat + 1) }))
    const person = named.find(({ bot }) => bot === '')
    if (person && person.name !== words.setup.guest(1)) keepName(person.name)
    const answer = await connection.ask({
      ask: 'create',
      make: { game: game.id, chairs: named, options, components },
    })
    setBusy(false)
    if ('card' in answer) go(`/table/${answer.card.id}`)
    else setFailed(answer)
  }
  /** The game plays itself against one who is alone. */
  const master = fewest === 1 ? game.text.automata?.[0] : undefined
  const wayToPlay = (said: string, seats: number) => (
    <button
      type="button"
      className="button"
      aria-pressed={(chairs.length === 1) === (seats === 1)}
      onClick={() => setChairs(usualChairs(words, seats))}
    >
      {said}
    </button>
  )
  return (
    <Shell title={words.setup.title(game.text.name)} theme={game.id}>
      <p className="lead">{game.text.tagline}</p>
      <div className="banner">
        <Picture id={game.id} />
      </div>
      <form
        onSubmit={event => {
          event.preventDefault()
          void begin()
        }}
      >
        <fieldset className="panel">
          <legend>{words.setup.who}</legend>
          {master !== undefined && (
            <div className="button-row">
              {wayToPlay(words.setup.aloneAgainst(master), 1)}
              {wayToPlay(words.setup.withOthers, Math.min(3, most))}
            </div>
          )}
          <ChairList chairs={chairs} setChairs={setChairs} fewest={fewest} most={most} />
          <p className="quiet">{automata ? words.setup.alone(automata) : words.setup.people(people)}</p>
        </fieldset>
        {fields}
        {failed && (
          <p className="trouble" role="alert">
            {refusedInWords(failed, words, game)}
          </p>
        )}
        <p className="button-row">
          <button type="submit" className="button button-main button-large" disabled={busy || impossible !== undefined}>
            <Icon name="play" size={20} />
            {words.setup.begin}
          </button>
        </p>
      </form>
    </Shell>
  )
}
