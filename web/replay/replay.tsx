/** A game looked at moment by moment, on its own board. */
import type { Moment, Refused, ReplayOpened } from '@palatine/tables/protocol'
import { useMemo, useState } from 'react'
import { useGame } from '../app/games.ts'
import { useSettings } from '../app/settings.ts'
import { useWords } from '../app/words.ts'
import type { Connection } from '../connection/connection.ts'
import { connection } from '../connection/index.ts'
import type { Scene } from '../table/scene.ts'
import { Scoring } from '../table/scoring.tsx'
import { TableScreen } from '../table/screen.tsx'
import { Fields, watchersOf } from './fields.tsx'
import { useMomentAt, type Watcher } from './moment-at.ts'
import { TakeAlong } from './take-along.tsx'
import { useTimeline } from './timeline.ts'
import { Transport } from './transport.tsx'

interface Props {
  readonly opened: ReplayOpened
  readonly from: Connection
  /** The table there; undefined if the game came with the link. */
  readonly id: string | undefined
  readonly hash: string
  refuse(refused: Refused): void
}

export function Replay({ opened, from, id, hash, refuse }: Props) {
  const words = useWords()
  const { language } = useSettings()
  const game = useGame(opened.card.game, language, opened.version)
  const timeline = useTimeline(opened.moments, pathOf(from, id), hash)
  const [watcher, watch] = useState<Watcher>(watchersOf(opened)[0])
  const at = opened.moments[timeline.place]
  const shown = useMomentAt(from, at, watcher, refuse)
  const moment = shown?.moment
  const scene = useMemo(() => moment && stillOf(moment), [moment])
  if (!game || !shown || !scene) return <p className="loading">{words.app.loading}</p>
  // The heading speaks of what is on the board, which may be a step behind the slider.
  const place = opened.moments.indexOf(shown.at)
  const { last } = timeline
  return (
    <TableScreen
      game={game}
      opened={opened}
      scene={scene}
      title={words.replay.title}
      instead={
        <section className="replay" aria-label={words.replay.title}>
          <h1 className="prompt">{words.replay.moment(place, last)}</h1>
          <Transport timeline={timeline} />
          <Fields opened={opened} timeline={timeline} watcher={watcher} watch={watch} />
          <TakeAlong key={at} opened={opened} from={from} id={id} hash={hash} at={at} />
          {place === last && shown.moment.ending && (
            <Scoring heading="h2" game={game} opened={opened} ending={shown.moment.ending} />
          )}
        </section>
      }
    />
  )
}

/** A table of the server has one address for everything. */
const pathOf = (from: Connection, id: string | undefined): string =>
  id === undefined ? '/replay' : from === connection ? `/replay/${id}` : `/at/${id}`

/** The moment at rest: nothing is being played, and what it brought is new. */
const stillOf = (moment: Moment): Scene => ({
  moment,
  told: moment.told,
  playing: null,
  coming: [],
  news: moment.told.filter(one => one.moment === moment.told.at(-1)?.moment).map(one => one.event),
  behind: false,
  holds: false,
  since: 0,
  paused: false,
})
