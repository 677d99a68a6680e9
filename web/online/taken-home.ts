/** What this page was shown of a table, as a file to take home while the server does not reply. */
import type { OptionValues, SharedMoment } from '@palatine/kernel'
import { limits } from '@palatine/tables/limits'
import type { Moment, Told } from '@palatine/tables/protocol'
import type { CarriedShare } from '@palatine/tables/shapes'
import { useEffect, useRef } from 'react'
import type { Shown } from '../connection/table-client.ts'
import { socket } from './server.ts'

/** Collects the moments as they come. */
export function useTakeHome(table: string): (shown: Shown) => CarriedShare | undefined {
  const seen = useRef<Moment[]>([])
  useEffect(() => {
    const { current } = seen
    current.length = 0
    return socket.hear(heard => {
      if (!('moment' in heard) || heard.table !== table) return
      const { moment } = heard
      // What was taken back is no more; a seat's view holds nothing of another's.
      const other = current.at(-1)?.watcher !== moment.watcher
      const from = other ? 0 : current.findIndex(one => moment.again || one.shown >= moment.shown)
      if (from >= 0) current.length = from
      current.push(moment)
    })
  }, [table])
  return shown => shareOf(seen.current, shown)
}

/** The log from before the page was opened comes along; views are only those that it was sent. */
function shareOf(seen: readonly Moment[], { opened, card, told }: Shown): CarriedShare | undefined {
  const seat = seen.at(-1)?.watcher ?? null
  if (seat === null) return undefined
  const { version, table, components } = opened
  const moments = seen.flatMap(({ view, asked, shown }, i): SharedMoment[] => {
    const before = seen[i - 1]?.shown ?? -1
    const events = told.filter(({ moment }) => moment > before && moment <= shown)
    return inParts(events).map(part => ({ view, asked, events: part.map(({ event }) => event) }))
  })
  const { seats } = table
  // As the table was made with them.
  const options = table.options as OptionValues
  const share = { game: card.game, version, table: { seats, options, components }, seat, moments, answers: [] }
  return { chairs: card.chairs, share }
}

/** As many in each as a moment may have; one without any where nothing was told. */
function inParts(told: readonly Told[]): (readonly Told[])[] {
  const count = Math.max(1, Math.ceil(told.length / limits.answer))
  return Array.from({ length: count }, (_, i) => told.slice(i * limits.answer, (i + 1) * limits.answer))
}
