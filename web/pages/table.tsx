import './table.css'
import type { Refused } from '@palatine/tables/protocol'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useGame } from '../app/games.ts'
import { refusedInWords } from '../app/refused.ts'
import { follow, go } from '../app/router.ts'
import { speedOf, useSettings } from '../app/settings.ts'
import { Shell } from '../app/shell.tsx'
import { useWords } from '../app/words.ts'
import { connection } from '../connection/index.ts'
import { TableClient } from '../connection/table-client.ts'
import { HandOver } from '../table/hand-over.tsx'
import { nextAtDevice } from '../table/passing.ts'
import { Scoring } from '../table/scoring.tsx'
import { TableScreen } from '../table/screen.tsx'
import { rematchOf } from './rematch.ts'
import { SaveOrRemove } from './unreadable-table.tsx'

export default function TablePage({ id }: { id: string }) {
  const words = useWords()
  const settings = useSettings()
  const [client, setClient] = useState<TableClient>()
  const [refused, setRefused] = useState<Refused>()
  useEffect(() => {
    const made = new TableClient(connection, id)
    let wanted = true
    void made.open().then(opened => {
      if (!wanted) return
      if ('refused' in opened) setRefused(opened)
      else setClient(made)
    })
    return () => {
      wanted = false
      made.close()
    }
  }, [id])
  const speed = speedOf(settings)
  useEffect(() => client?.setSpeed(speed), [client, speed])
  if (refused) {
    return (
      <Shell title={refusedInWords(refused, words)}>
        {refused.refused.reason !== 'noSuchTable' && <SaveOrRemove id={id} gone={() => go('/games')} />}
        <p>
          <a href="/" onClick={follow}>
            {words.app.toFront}
          </a>
        </p>
      </Shell>
    )
  }
  return client ? <OpenTable client={client} /> : <p className="loading">{words.app.loading}</p>
}

function OpenTable({ client }: { client: TableClient }) {
  const words = useWords()
  const { language } = useSettings()
  const shown = useSyncExternalStore(client.subscribe, client.get)
  const trouble = useSyncExternalStore(client.subscribe, () => client.trouble)
  const game = useGame(shown?.card.game, language, shown?.opened.version)
  useEffect(() => game && client.setEvents(game.events), [client, game])
  const chairs = shown?.card.chairs ?? []
  const people = chairs.flatMap(({ bot }, seat) => (bot === '' ? [seat] : []))
  const moment = shown?.moment
  const settled = shown !== undefined && !shown.behind && shown.playing === null
  const next = moment && settled && !moment.ending ? nextAtDevice(moment, people) : null
  // Whoever is at the screen has just answered, or nobody has sat down yet and nothing is secret.
  const passTo =
    next && (moment?.watcher === null || shown?.hasAnswered) ? (next.covered ? null : next.seat) : undefined
  const mustPass = passTo !== undefined && passTo !== moment?.watcher
  useEffect(() => {
    if (mustPass) void client.sit(passTo)
  }, [client, mustPass, passTo])
  if (!shown || !game || !moment) return <p className="loading">{words.app.loading}</p>
  const { card, opened, behind } = shown
  const handOver = moment.watcher === null && next?.covered === true
  const over = moment.ending && !behind ? moment.ending : null
  return (
    <TableScreen
      key={`${card.id}/${moment.watcher}`}
      game={game}
      opened={opened}
      scene={shown}
      act={client.act}
      {...(trouble && { notice: words.table.troubles[trouble.reason](chairs[trouble.seat ?? -1]?.name ?? '') })}
      cover={
        handOver ? <HandOver chairs={chairs} asked={moment.asked} sit={seat => void client.sit(seat)} /> : undefined
      }
      instead={
        over ? (
          <>
            <Scoring heading="h1" game={game} opened={opened} ending={over} />
            <p className="button-row">
              <a className="button button-main" href={`/replay/${card.id}`} onClick={follow}>
                {words.table.replay}
              </a>
              <button type="button" className="button" onClick={() => void again()}>
                {words.table.again}
              </button>
            </p>
          </>
        ) : undefined
      }
    />
  )

  async function again() {
    const made = await connection.ask({ ask: 'create', make: rematchOf(card, opened) })
    if ('card' in made) go(`/table/${made.card.id}`)
  }
}
