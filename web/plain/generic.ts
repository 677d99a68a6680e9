/** Zones out of nothing but a view: for games that have not described theirs. */
import { type AnyText, HIDDEN, NONE, type Seat, type Table } from '@palatine/kernel'
import type { Zone, ZoneItem } from '@palatine/ui'
import type { Words } from '../app/words.ts'

export function genericZones(
  g: object,
  table: Table,
  text: AnyText,
  words: Words,
  name: (seat: Seat) => string,
): Zone[] {
  const named = (key: string): string => wordFor(text, key) ?? spoken(key)
  const zones: Zone[] = []
  const open: ZoneItem[] = []
  const bySeat = new Map<Seat, { lines: ZoneItem[]; zones: Zone[] }>()
  for (let seat = 0; seat < table.seats; seat++) bySeat.set(seat, { lines: [], zones: [] })
  for (const [key, value] of Object.entries(g)) {
    if (!Array.isArray(value)) open.push(line(key, named(key), value, words, table, name))
    else if (value.length === table.seats) {
      value.forEach((one, seat) => {
        const place = bySeat.get(seat)
        if (Array.isArray(one)) {
          place?.zones.push({
            id: `${key}-${seat}`,
            title: named(key),
            seat,
            items: things(`${key}-${seat}`, one, named(key)),
          })
        } else place?.lines.push(line(`${key}-${seat}`, named(key), one, words, table, name))
      })
    } else zones.push({ id: key, title: named(key), items: things(key, value, named(key)) })
  }
  const shared: Zone = { id: 'table', title: words.plain.table, layout: 'line', items: open }
  const seats = [...bySeat].flatMap(([seat, { lines, zones: own }]): Zone[] => [
    ...(lines.length > 0
      ? [{ id: `lines-${seat}`, title: words.plain.each, seat, layout: 'line' as const, items: lines }]
      : []),
    ...own,
  ])
  return [...(open.length > 0 ? [shared] : []), ...zones, ...seats]
}

function wordFor(text: AnyText, key: string): string | undefined {
  const components = text.components as { readonly [key: string]: unknown }
  const word = components[key] ?? components[key.replace(/s$/, '')]
  return typeof word === 'string' ? word : undefined
}

/** "fieldPoints" as "Field points". */
const spoken = (key: string): string => {
  const words = key.replace(/([A-Z])/g, ' $1').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function line(
  key: string,
  label: string,
  value: unknown,
  words: Words,
  table: Table,
  name: (seat: Seat) => string,
): ZoneItem {
  const isSeat = /seat|winner|player/i.test(key) && typeof value === 'number' && value >= 0 && value < table.seats
  const mark =
    value === NONE
      ? '–'
      : value === HIDDEN
        ? '?'
        : value === true
          ? words.plain.yes
          : value === false
            ? words.plain.no
            : isSeat
              ? name(value as number)
              : typeof value === 'object'
                ? JSON.stringify(value).slice(0, 60)
                : String(value)
  return { key, label, mark }
}

function things(key: string, list: readonly unknown[], label: string): ZoneItem[] {
  if (list.length > 0 && list.every(one => one === HIDDEN)) return [{ key, label, hidden: true, count: list.length }]
  return list.map((one, i) => {
    if (one === HIDDEN) return { key: `${key}#${i}`, label, hidden: true }
    const mark = one === NONE ? '–' : typeof one === 'object' ? JSON.stringify(one).slice(0, 24) : String(one)
    return { key: `${key}#${i}`, label: `${label}: ${mark}`, mark, shape: mark.length > 3 ? 'chip' : 'card' }
  })
}
