/** Who invites, and whoever sits already: link, code and QR code, the seats in their order, and the beginning. */
import { levelNames, usualLevel } from '@palatine/bots'
import { limits } from '@palatine/tables/limits'
import type { OpenTable } from '@palatine/tables/lobby'
import type { Refused } from '@palatine/tables/protocol'
import { Icon, SeatMark } from '@palatine/ui/chrome'
import { sound } from '@palatine/ui/sound'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { coverOf } from '../app/catalogue.tsx'
import { copyText } from '../app/copy.ts'
import { keepName } from '../app/name.ts'
import { refusedInWords } from '../app/refused.ts'
import { follow, go } from '../app/router.ts'
import { useSettings, volumeOf } from '../app/settings.ts'
import { setTitle } from '../app/waiting.ts'
import { useWords, type Words } from '../app/words.ts'
import { isFree } from './marks.tsx'
import { freeName } from './places.ts'
import { become, socket, useServer } from './server.ts'
import { linkTo, shareLink } from './share.ts'
import { SureButton } from './sure-button.tsx'
import { TableOptions } from './table-options.tsx'
import { paceInWords } from './time.ts'

const Qr = lazy(() => import('./qr.tsx'))

export function Invite({ table }: { table: OpenTable }) {
  const words = useWords()
  const settings = useSettings()
  const { id, game, places, pace, mine, yours } = table
  const { name: title } = coverOf(settings.language, game)
  const { invite } = words.online
  const [trouble, setTrouble] = useState('')
  const people = places.filter(({ taken }) => taken).length
  const free = places.filter(isFree).length
  const bots = places.length - people
  useEffect(() => setTitle(`${title} · ${words.app.name}`), [title, words])
  useKnock(people, volumeOf(settings.sound))
  const act = async (todo: Promise<Refused | object | null>) => {
    const done = await todo
    setTrouble(done && 'refused' in done ? refusedInWords(done, words) : '')
  }
  const leave = async () => {
    await act(socket.say({ ask: 'stand', table: id }))
    if (!yours) return
    await act(socket.say({ ask: 'close', table: id }))
    go('/')
  }
  return (
    <div className="page theme-house invite">
      <a className="skip" href="#content">
        {words.app.skip}
      </a>
      <header className="invite-bar">
        <a className="button button-quiet button-icon" href="/" onClick={follow} aria-label={words.app.home}>
          <Icon name="back" size={22} />
        </a>
        <h1>{title}</h1>
        <SureButton
          said={yours ? invite.close : invite.stand}
          sure={invite.closeSure}
          look="button-quiet"
          // Whoever closes it sends the others away.
          atOnce={!yours || people < 2}
          act={() => void leave()}
        />
      </header>
      <main id="content" className="invite-words" tabIndex={-1}>
        {free > 0 && <Link table={table} />}
        <section aria-labelledby="invite-seats">
          <h2 id="invite-seats">
            {invite.whoSits} <span className="quiet">{invite.of(people, places.length)}</span>
          </h2>
          <ol className="invite-seats">
            {places.map((place, seat) => (
              <li key={seat}>
                <SeatMark seat={seat} size={24} free={isFree(place)} label={words.kit.seatShape[seat % 7]} />
                {seat === mine ? (
                  <OwnName key={place.name} table={table} name={place.name} tell={setTrouble} />
                ) : (
                  <span className={isFree(place) ? 'quiet' : 'invite-name'}>
                    {place.name || (place.taken ? invite.kept : invite.freeSeat)}
                  </span>
                )}
                <span className="invite-more">
                  {seat === mine && words.table.you}
                  {place.bot && (
                    <span className="row-line">
                      <Icon name="bot" size={18} label={words.table.bot} />
                      {yours ? (
                        <select
                          value={place.bot}
                          aria-label={invite.botOf(seat + 1)}
                          onChange={({ target }) =>
                            void act(socket.say({ ask: 'setBot', table: id, seat, bot: target.value }))
                          }
                        >
                          {[...new Set([...levelNames, place.bot])].map(bot => (
                            <option key={bot} value={bot}>
                              {levelInWords(bot, words)}
                            </option>
                          ))}
                        </select>
                      ) : (
                        levelInWords(place.bot, words)
                      )}
                    </span>
                  )}
                  {place.taken && seat !== mine && (
                    <span className="row-line">
                      {place.ready ? invite.here : invite.notReady}{' '}
                      <i className={`dot ${place.ready ? 'is-here' : ''}`} />
                    </span>
                  )}
                  {yours && isFree(place) && (
                    <button
                      type="button"
                      className="button"
                      onClick={() => void act(socket.say({ ask: 'setBot', table: id, seat, bot: usualLevel }))}
                    >
                      {invite.setBot}
                    </button>
                  )}
                  {yours && place.bot && (
                    <button
                      type="button"
                      className="button button-quiet button-icon"
                      aria-label={invite.dropBot(seat + 1)}
                      onClick={() => void act(socket.say({ ask: 'setBot', table: id, seat, bot: '' }))}
                    >
                      <Icon name="close" size={18} />
                    </button>
                  )}
                  {mine !== null && isFree(place) && (
                    <button
                      type="button"
                      className={yours ? 'button button-quiet' : 'button'}
                      onClick={() => void act(socket.say({ ask: 'sit', table: id, seat, name: places[mine].name }))}
                    >
                      {invite.moveHere}
                    </button>
                  )}
                </span>
              </li>
            ))}
          </ol>
        </section>
        <p className="invite-pace">
          <span>
            <span className="quiet">{invite.pace}</span> <strong>{paceInWords(pace, words)}</strong>
          </span>
          {yours && people <= 1 && !table.goesOn && (
            <a href={`/open/${game}?instead=${id}`} onClick={follow}>
              {invite.change}
            </a>
          )}
        </p>
        <TableOptions table={table} />
        {table.goesOn && <p className="quiet">{invite.goesOn}</p>}
        {trouble && (
          <p className="trouble" role="alert">
            {trouble}
          </p>
        )}
      </main>
      <footer className="thumb-bar">
        {yours ? (
          <>
            {free > 0 && <p className="quiet">{invite.botsSit(free)}</p>}
            <button
              type="button"
              className="button button-main button-large"
              onClick={() => void act(socket.say({ ask: 'begin', table: id, bots: usualLevel }))}
            >
              <Icon name="play" size={20} />
              {invite.begin(people, bots)}
            </button>
          </>
        ) : mine !== null && !places[mine].ready ? (
          <button
            type="button"
            className="button button-main button-large"
            onClick={() => void act(socket.say({ ask: 'sit', table: id, seat: mine, name: places[mine].name }))}
          >
            <Icon name="check" size={20} />
            {invite.ready}
          </button>
        ) : (
          <p className="quiet">{invite.waitForBegin(table.invites)}</p>
        )}
      </footer>
    </div>
  )
}

const levelInWords = (bot: string, { setup }: Words): string => setup.bots[bot] ?? setup.otherBot(bot)

/** A soft knock when somebody sits down. */
function useKnock(people: number, volume: number): void {
  const before = useRef(people)
  useEffect(() => {
    if (people > before.current) sound('wood', volume)
    before.current = people
  }, [people, volume])
}

/** My own name, to be corrected where I sit. */
function OwnName({ table, name, tell }: { table: OpenTable; name: string; tell(trouble: string): void }) {
  const words = useWords()
  const server = useServer()
  // Who has not said a name yet is asked for it.
  const [now, setNow] = useState(name === words.setup.guest(1) ? '' : name)
  const keep = async () => {
    const said = now.trim()
    const { mine, places, id } = table
    if (!said || said === name || mine === null) return
    keepName(said)
    const others = places.filter((_, seat) => seat !== mine)
    const refused =
      (server.is === 'here' && server.name === said ? null : await become(said)) ??
      (await socket.say({ ask: 'sit', table: id, seat: mine, name: freeName(said, others) }))
    tell(refused ? refusedInWords(refused, words) : '')
  }
  return (
    <input
      type="text"
      className={`invite-own ${name === words.setup.guest(1) ? 'is-unnamed' : ''}`}
      value={now}
      maxLength={limits.name - 3}
      placeholder={words.online.invite.yourName}
      aria-label={words.online.invite.yourName}
      onChange={event => setNow(event.target.value)}
      onBlur={() => void keep()}
      onKeyDown={event => event.key === 'Enter' && event.currentTarget.blur()}
    />
  )
}

const isLocal = (): boolean => /^(localhost|127\.|\[::1\])/.test(location.hostname)

/** The way here for others. */
function Link({ table: { id, code, invite: secret } }: { table: OpenTable }) {
  const words = useWords()
  const { invite } = words.online
  const link = linkTo(id, secret)
  const [done, setDone] = useState<boolean>()
  const field = useRef<HTMLInputElement>(null)
  const [word, digits] = code ? partsOf(code) : []
  const tell = (copied: boolean) => {
    setDone(copied)
    if (!copied) field.current?.select()
  }
  const share = async () => {
    const how = await shareLink(link, words.app.name)
    if (how !== 'shared') tell(how === 'copied')
  }
  return (
    <section className="panel invite-link" aria-labelledby="invite-friends">
      <h2 id="invite-friends">{invite.title}</h2>
      <div className="invite-ways">
        {isLocal() ? (
          <p className="invite-local quiet">{invite.onlyHere}</p>
        ) : (
          <Suspense fallback={<span className="qr" />}>
            <Qr text={link} label={invite.qr} />
          </Suspense>
        )}
        {code && (
          <p className="invite-code">
            <span className="quiet">{invite.orCode}</span>
            <strong>
              {word} {digits}
            </strong>
            <span className="quiet">{invite.codeUntil}</span>
          </p>
        )}
      </div>
      <div className="invite-buttons">
        <button type="button" className="button button-main" onClick={() => void share()}>
          <Icon name="share" size={20} />
          {invite.share}
        </button>
        <button type="button" className="button" onClick={() => void copyText(link).then(tell)}>
          <Icon name="copy" size={18} />
          {invite.copy}
        </button>
      </div>
      <input
        ref={field}
        type="text"
        className="invite-address"
        readOnly
        value={link}
        aria-label={invite.link}
        onFocus={event => event.target.select()}
      />
      <p className="quiet invite-done" aria-live="polite">
        {done === true ? words.replay.copied : done === false ? invite.copyYourself : ''}
      </p>
    </section>
  )
}

/** The word and the digits of a code, as they are said. */
const partsOf = (code: string): [string, string] => {
  const [, word = code, digits = ''] = /^([^\d-]+)-?(\d*)$/.exec(code) ?? []
  return [word.toUpperCase(), digits]
}
