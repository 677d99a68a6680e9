/** Seats of a running game that a bot has for nobody: those who play invite to them, and whoever is invited takes one. */
import type { Seat } from '@palatine/kernel'
import type { Card } from '@palatine/tables/kept'
import { limits } from '@palatine/tables/limits'
import type { Company } from '@palatine/tables/protocol'
import { Icon, SeatMark } from '@palatine/ui/chrome'
import { useState } from 'react'
import { keepName, lastName } from '../app/name.ts'
import { refusedInWords } from '../app/refused.ts'
import { useWords } from '../app/words.ts'
import { freeName } from './places.ts'
import { become, socket, useServer } from './server.ts'
import { linkTo, shareLink } from './share.ts'

/** Those that a bot has of its own, for nobody: somebody may take them. */
export const botSeats = (company: Company | undefined): readonly Seat[] =>
  company?.seats.flatMap(({ bot, standsIn }, seat) => (bot !== '' && !standsIn ? [seat] : [])) ?? []

/** Somebody may still take the seat of a bot: the link to the table, to be passed on. */
export function InviteMore({ id, invite: secret }: { id: string; invite: string | null }) {
  const words = useWords()
  const [copied, setCopied] = useState(false)
  const said = words.online.live
  const invite = async () => {
    const link = linkTo(id, secret)
    const how = await shareLink(link, words.app.name)
    // Where nothing can be copied it can be read.
    if (how === 'not') window.prompt(words.online.invite.link, link)
    setCopied(how === 'copied')
  }
  return (
    <button type="button" className="pill live-invite" onClick={() => void invite()} onBlur={() => setCopied(false)}>
      <Icon name={copied ? 'check' : 'link'} size={18} />
      <span aria-live="polite">{copied ? said.invited : said.invite}</span>
    </button>
  )
}

interface TakeSeatProps {
  readonly id: string
  /** Out of the link. */
  readonly invite: string | null
  readonly card: Card
  readonly free: readonly Seat[]
  seated(): void
}

/** A running game with a bot: whoever is invited may take its seat. */
export function TakeSeat({ id, invite, card, free, seated }: TakeSeatProps) {
  const words = useWords()
  const server = useServer()
  const known = server.is === 'here' ? server.name : null
  const [name, setName] = useState(known ?? lastName())
  const [trouble, setTrouble] = useState('')
  const said = words.online.live
  const here = name.trim()
  const sit = async (seat: Seat) => {
    keepName(here)
    const refused =
      (known === here ? null : await become(here)) ??
      (await socket.say({ ask: 'sit', table: id, seat, name: freeName(here, card.chairs), ...(invite && { invite }) }))
    if (refused) setTrouble(refusedInWords(refused, words))
    else seated()
  }
  return (
    <details className="take-seat">
      <summary>{said.takeSeat}</summary>
      {known === null && (
        <input
          type="text"
          value={name}
          maxLength={limits.name - 3}
          autoComplete="nickname"
          placeholder={words.online.invite.yourName}
          aria-label={words.online.invite.yourName}
          onChange={event => setName(event.target.value)}
        />
      )}
      <div className="button-row">
        {free.map(seat => (
          <button key={seat} type="button" className="button" disabled={!here} onClick={() => void sit(seat)}>
            <SeatMark seat={seat} size={18} />
            {said.insteadOf(card.chairs[seat].name)}
          </button>
        ))}
      </div>
      {trouble && (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
    </details>
  )
}
