/** A new table at the server: how many seats, how much time, who may find it, and with which options it is played. */
import './online.css'
import '../pages/pages.css'
import { Icon } from '@palatine/ui/chrome'
import { useEffect, useState } from 'react'
import { Picture } from '../app/catalogue.tsx'
import { canBePlayed, type LoadedGame, useGame } from '../app/games.ts'
import { refusedInWords } from '../app/refused.ts'
import { useAddress } from '../app/router.ts'
import { useSettings } from '../app/settings.ts'
import { Shell } from '../app/shell.tsx'
import { useWords } from '../app/words.ts'
import { useRulesFields } from '../setup/rules-fields.tsx'
import { openTable } from './open-table.ts'
import { meet, socket, useServer } from './server.ts'
import { paceInWords, paces } from './time.ts'

export default function OpenPage({ id }: { id: string }) {
  const words = useWords()
  const { language } = useSettings()
  const server = useServer()
  const game = useGame(id, language)
  useEffect(() => void meet(), [])
  if (!canBePlayed(id)) return <Shell title={words.refusals.noSuchGame}>{null}</Shell>
  if (server.is === 'none') return <Shell title={words.refusals.needsServer}>{null}</Shell>
  if (!game) return <p className="loading">{words.app.loading}</p>
  return <Form game={game} />
}

function Form({ game }: { game: LoadedGame }) {
  const words = useWords()
  const { query } = useAddress()
  const { game: rules } = game.title
  const [fewest, most] = [Math.max(2, rules.seats[0]), rules.seats[1]]
  const [seats, setSeats] = useState(Math.min(Math.max(4, fewest), most))
  const [pace, setPace] = useState(0)
  const [listed, setListed] = useState(false)
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState('')
  const { options, components, impossible, fields } = useRulesFields(game, seats)
  const said = words.online.open
  const make = async () => {
    setBusy(true)
    const instead = query.get('instead')
    if (instead) await socket.say({ ask: 'close', table: instead })
    const refused = await openTable({ game: game.id, seats, options, components, pace: paces[pace], listed }, words)
    setBusy(false)
    if (refused) setTrouble(refusedInWords(refused, words, game))
  }
  return (
    <Shell title={said.title(game.text.name)} theme={game.id}>
      <p className="lead">{words.online.friends.about}</p>
      <div className="banner">
        <Picture id={game.id} />
      </div>
      <form
        onSubmit={event => {
          event.preventDefault()
          void make()
        }}
      >
        <fieldset className="panel">
          <legend>{said.table}</legend>
          <label className="field">
            <span>{words.setup.seats}</span>
            <select value={seats} onChange={event => setSeats(Number(event.target.value))}>
              {Array.from({ length: most - fewest + 1 }, (_, i) => fewest + i).map(n => (
                <option key={n} value={n}>
                  {n}
                </option>
              ))}
            </select>
          </label>
          <label className="field">
            <span>{words.online.invite.pace}</span>
            <select value={pace} onChange={event => setPace(Number(event.target.value))}>
              {paces.map((one, i) => (
                <option key={i} value={i}>
                  {paceInWords(one, words)}
                </option>
              ))}
            </select>
          </label>
          <p className="quiet option-about">{said.paceAbout}</p>
          <label className="field">
            <span>{said.listed}</span>
            <select value={String(listed)} onChange={event => setListed(event.target.value === 'true')}>
              <option value="false">{said.byLink}</option>
              <option value="true">{said.byAll}</option>
            </select>
          </label>
        </fieldset>
        {fields}
        {trouble && (
          <p className="trouble" role="alert">
            {trouble}
          </p>
        )}
        <p className="button-row">
          <button type="submit" className="button button-main button-large" disabled={busy || impossible !== undefined}>
            <Icon name="link" size={20} />
            {words.online.friends.make}
          </button>
        </p>
      </form>
    </Shell>
  )
}
