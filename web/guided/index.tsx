/** A guided first game of any title that has one: a real table that begins in a prepared position, with bubbles beside it. */
import './guided.css'
import '../pages/table.css'
import { fallbackLanguage, type OptionValues, questionId, tableFor } from '@palatine/kernel'
import type { NewTable } from '@palatine/tables/protocol'
import { type Guided, lessonFor, type Situation } from '@palatine/ui'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { guidedScript, type LoadedGame, useGame } from '../app/games.ts'
import { go, useAddress } from '../app/router.ts'
import { speedOf, useSettings } from '../app/settings.ts'
import { useWords } from '../app/words.ts'
import { connection } from '../connection/index.ts'
import { TableClient } from '../connection/table-client.ts'
import { usualChairs } from '../pages/front.tsx'
import type { Act } from '../table/answering.ts'
import { TableScreen } from '../table/screen.tsx'
import { Bubble } from './bubble.tsx'
import { begunGame, forgetGame, keepGame, keptName } from './kept.ts'
import { guideWords } from './words.ts'

/** `/guided/GAME`, or `/guided/GAME?alone` for the one against the game's own player. */
export default function GuidedPage({ id }: { id: string }) {
  const alone = useAddress().query.has('alone')
  return <GuidedGame key={String(alone)} id={id} alone={alone} />
}

function GuidedGame({ id, alone }: { id: string; alone: boolean }) {
  const kept = keptName(id, alone)
  const words = useWords()
  const settings = useSettings()
  const game = useGame(id, settings.language)
  const [guided, setGuided] = useState<Guided>()
  const [client, setClient] = useState<TableClient>()
  useEffect(() => {
    void guidedScript(id, alone)?.().then(module => setGuided(module.guided))
  }, [id, alone])
  const ready = game !== undefined && guided !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: one table, whatever language it is read in
  useEffect(() => {
    if (!game || !guided) return
    let wanted = true
    let made: TableClient | undefined
    const openTable = async (table: string): Promise<boolean> => {
      const one = new TableClient(connection, table)
      const refused = 'refused' in (await one.open())
      if (refused || !wanted) one.close()
      else {
        made = one
        setClient(one)
      }
      return !refused
    }
    const open = async () => {
      const begun = begunGame(kept)
      if (begun && (await openTable(begun.table))) return
      const chairs = usualChairs(words, guided.seats).map((chair, seat) =>
        seat === 0 ? chair : { ...chair, bot: guided.bot },
      )
      const table = tableFor(game.title, guided.seats, guided.options)
      const make: NewTable = {
        game: id,
        chairs,
        options: table.options as OptionValues,
        components: null,
        from: guided.from(table),
      }
      const answer = await connection.ask({ ask: 'create', make })
      if (!wanted || !('card' in answer)) return
      keepGame(kept, { table: answer.card.id, given: [] })
      await openTable(answer.card.id)
    }
    void open()
    return () => {
      wanted = false
      made?.close()
    }
  }, [id, ready])
  const speed = speedOf(settings)
  useEffect(() => client?.setSpeed(speed), [client, speed])
  useEffect(() => game && client?.setEvents(game.events), [client, game])
  if (!game || !guided || !client) return <p className="loading">{words.app.loading}</p>
  return <GuidedTable game={game} guided={guided} client={client} kept={kept} />
}

interface GuidedTableProps {
  readonly game: LoadedGame
  readonly guided: Guided
  readonly client: TableClient
  /** The name under which this browser keeps it. */
  readonly kept: string
}

function GuidedTable({ game, guided, client, kept }: GuidedTableProps) {
  const { language } = useSettings()
  const says = guideWords[language]
  const shown = useSyncExternalStore(client.subscribe, client.get)
  const [given, setGiven] = useState<ReadonlySet<string>>(() => new Set(begunGame(kept)?.given))
  const { act } = client
  const over = shown !== undefined && shown.moment.ending !== null && !shown.behind
  const id = shown?.card.id
  useEffect(() => {
    if (id !== undefined) keepGame(kept, { table: id, given: [...given] })
  }, [kept, id, given])
  const leave = useCallback(() => {
    forgetGame(kept)
    go(`/table/${id}`, 'replace')
  }, [kept, id])
  useEffect(() => {
    if (over && id !== undefined) leave()
  }, [over, id, leave])
  if (!shown) return null
  const { opened, card, moment, told, behind } = shown
  const seat = moment.watcher ?? 0
  const situation: Situation = {
    g: moment.view.g,
    table: opened.table,
    seat,
    question: behind || !moment.asked.includes(seat) ? null : (questionId(game.title.game, moment.view, seat) ?? null),
    told: told.map(one => one.event),
    name: one => card.chairs[one].name,
  }
  // While pieces still move nobody is spoken to.
  const lesson = behind || shown.playing ? undefined : lessonFor(guided.lessons, given, situation)
  const putAway = (lessonId: string) => {
    setGiven(before => new Set(before).add(lessonId))
    if (lessonId === guided.last) leave()
  }
  const tell: Act = {
    ...act,
    answer(one, number, answer) {
      // Whoever answers has understood: what was still to be said about this question is not said any more.
      const answered = guided.lessons
        .filter(other => !given.has(other.id) && other.when(situation))
        .map(other => other.id)
      setGiven(before => new Set([...before, ...answered]))
      return act.answer(one, number, answer)
    },
  }
  return (
    <>
      <TableScreen key={card.id} game={game} opened={opened} scene={shown} act={tell} title={says.title} />
      {lesson && (
        <div className={`theme-${game.id}`}>
          <Bubble
            key={lesson.id}
            text={(lesson.say[language] ?? lesson.say[fallbackLanguage])(situation)}
            at={lesson.at(situation)}
            choosing={lesson.until === 'answer'}
            next={lesson.until === 'next' ? says.next : undefined}
            leave={says.leave}
            onNext={() => putAway(lesson.id)}
            onLeave={leave}
          />
        </div>
      )}
    </>
  )
}
