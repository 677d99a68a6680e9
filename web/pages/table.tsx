import './table.css'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { askWorker, TableClient } from '../app/client.ts'
import { useGame } from '../app/games.ts'
import { follow, go } from '../app/router.ts'
import { speedOf, useSettings } from '../app/settings.ts'
import { Shell } from '../app/shell.tsx'
import { useWords } from '../app/words.ts'
import type { Act } from '../table/answering.ts'
import { HandOver } from '../table/hand-over.tsx'
import { Scoring } from '../table/scoring.tsx'
import { TableScreen } from '../table/screen.tsx'
import { rematchOf } from './rematch.ts'

export default function TablePage({ id }: { id: string }) {
  const words = useWords()
  const settings = useSettings()
  const [client, setClient] = useState<TableClient>()
  const [refused, setRefused] = useState('')
  useEffect(() => {
    const made = new TableClient()
    let wanted = true
    void made.open(id).then(opened => {
      if (!wanted) return
      if ('refused' in opened) setRefused(opened.refused.reason)
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
      <Shell title={words.refusals[refused] ?? refused}>
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
  const broken = useSyncExternalStore(client.subscribe, () => client.broken)
  const game = useGame(shown?.card.game, language, shown?.opened.version)
  const act: Act = useMemo(
    () => ({
      answer: (seat, question, answer) => client.answer(seat, question, answer),
      undo: seat => client.undo(seat),
      skip: () => client.skip(),
      pause: () => client.pause(),
      goOn: () => client.goOn(),
    }),
    [client],
  )
  useEffect(() => game && client.setEvents(game.events), [client, game])
  const chairs = shown?.card.chairs ?? []
  const people = chairs.flatMap(({ bot }, seat) => (bot === '' ? [seat] : []))
  const moment = shown?.moment
  const others = moment ? people.filter(seat => seat !== moment.watcher && moment.asked.includes(seat)) : []
  const mustPass =
    shown !== undefined &&
    moment !== undefined &&
    moment.watcher !== null &&
    shown.hasAnswered &&
    !shown.behind &&
    !moment.asked.includes(moment.watcher) &&
    others.length > 0
  useEffect(() => {
    if (mustPass) void client.sit(null)
  }, [client, mustPass])
  if (broken !== undefined) {
    return (
      <Shell title={words.app.broken}>
        <p>{words.app.brokenMore}</p>
        <pre className="broken">{broken}</pre>
        <button type="button" className="button" onClick={() => location.reload()}>
          {words.app.reload}
        </button>
      </Shell>
    )
  }
  if (!shown || !game || !moment) return <p className="loading">{words.app.loading}</p>
  const { card, opened, behind } = shown
  const handOver =
    people.length > 1 && moment.watcher === null && !moment.ending && people.some(seat => moment.asked.includes(seat))
  const over = moment.ending && !behind ? moment.ending : null
  return (
    <TableScreen
      key={`${card.id}/${moment.watcher}`}
      game={game}
      opened={opened}
      scene={shown}
      act={act}
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
    const made = await askWorker({ ask: 'create', make: rematchOf(card, opened) })
    if ('card' in made) go(`/table/${made.card.id}`)
  }
}
