/** Who comes with a link: picture, who invites to what, a name, a seat, and sitting down. Three actions: open, name, sit. */

import { limits } from '@palatine/tables/limits'
import type { OpenTable } from '@palatine/tables/lobby'
import { Icon, SeatMark } from '@palatine/ui/chrome'
import { type FormEvent, useEffect, useState } from 'react'
import { coverOf, minutesOf, Picture } from '../app/catalogue.tsx'
import { keepName, lastName } from '../app/name.ts'
import { refusedInWords } from '../app/refused.ts'
import { follow } from '../app/router.ts'
import { useSettings } from '../app/settings.ts'
import { setTitle } from '../app/waiting.ts'
import { useWords } from '../app/words.ts'
import { namesOf } from '../table/names.ts'
import { isFree, Places } from './marks.tsx'
import { freeName, neighboursOf } from './places.ts'
import { become, socket, useServer } from './server.ts'
import { TableOptions } from './table-options.tsx'
import { paceInWords } from './time.ts'

interface Props {
  readonly table: OpenTable
  /** Out of the link. */
  readonly invite: string | null
}

export function Join({ table, invite: invited }: Props) {
  const words = useWords()
  const { language } = useSettings()
  const server = useServer()
  const known = server.is === 'here' ? server.name : null
  const { game, places, invites, pace } = table
  const { name: title, line } = coverOf(language, game)
  const free = places.flatMap((place, seat) => (isFree(place) ? [seat] : []))
  const there = places.flatMap(({ name: one }) => (one && one !== invites ? [one] : []))
  const [name, setName] = useState(known ?? lastName())
  const [wanted, setWanted] = useState<number>()
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState('')
  const [looksOn, setLooksOn] = useState(false)
  const seat = wanted !== undefined && free.includes(wanted) ? wanted : free[0]
  const said = name.trim()
  const here = freeName(said, places)
  const { invite } = words.online
  useEffect(() => setTitle(`${title} · ${words.app.name}`), [title, words])

  const sit = async (event: FormEvent) => {
    event.preventDefault()
    if (seat === undefined || !said) return
    setBusy(true)
    keepName(said)
    const refused =
      (known === said ? null : await become(said)) ??
      (await socket.say({ ask: 'sit', table: table.id, seat, name: here, ...(invited && { invite: invited }) }))
    setBusy(false)
    setTrouble(refused ? refusedInWords(refused, words) : '')
  }
  return (
    <form className={`page theme-house join theme-of-${game}`} onSubmit={event => void sit(event)}>
      <div className={`join-picture theme-${game}`}>
        <Picture id={game} />
      </div>
      <main className="join-words" id="content" tabIndex={-1}>
        <h1>{invite.invites(invites, title)}</h1>
        <p className="quiet">{line}</p>
        <p className="row-line">
          <Places places={places} />
          <span>
            {invite.free(free.length)}, {paceInWords(pace, words)}
          </span>
        </p>
        <p className="row-line">
          <Icon name="clock" size={18} />
          {invite.minutes(...minutesOf(game))}
        </p>
        {there.length > 0 && <p className="quiet">{invite.there(namesOf(there, words.table.and))}</p>}
        {seat !== undefined && (
          <>
            <label className="join-name">
              <strong>{invite.yourName}</strong>
              <input
                type="text"
                value={name}
                required
                maxLength={limits.name - 3}
                autoComplete="nickname"
                enterKeyHint="go"
                // biome-ignore lint/a11y/noAutofocus: the one thing that is asked of whoever comes
                autoFocus={!name}
                onChange={event => setName(event.target.value)}
              />
            </label>
            {said && here !== said && <p className="quiet">{invite.nameTaken(said, here)}</p>}
            <fieldset className="join-seats">
              <legend>{invite.yourSeat}</legend>
              {free.map(one => {
                const [before, after] = neighboursOf(one, places)
                return (
                  <label key={one} className={one === seat ? 'is-on' : ''}>
                    <input type="radio" name="seat" checked={one === seat} onChange={() => setWanted(one)} />
                    <SeatMark seat={one} size={24} label={words.kit.seatShape[one % 7]} />
                    <span>{before && after ? invite.between(before, after) : invite.seat(one + 1)}</span>
                  </label>
                )
              })}
            </fieldset>
          </>
        )}
        <TableOptions table={table} />
        <p className="quiet">
          {invite.noAccount}{' '}
          <a href="/me" onClick={follow}>
            {invite.otherDevice}
          </a>
        </p>
        {trouble && (
          <p className="trouble" role="alert">
            {trouble}
          </p>
        )}
      </main>
      <footer className="thumb-bar">
        {looksOn ? (
          <p role="status">{invite.looksOn}</p>
        ) : (
          <button
            type="button"
            className={seat === undefined ? 'button button-main button-large' : 'button'}
            onClick={() => setLooksOn(true)}
          >
            <Icon name="eye" size={20} />
            {invite.lookOn}
          </button>
        )}
        {seat !== undefined && (
          <button type="submit" className="button button-main button-large" disabled={busy || !said}>
            {invite.sit}
          </button>
        )}
      </footer>
    </form>
  )
}
