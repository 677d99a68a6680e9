import { type Chance, copy } from '@palatine/kernel'

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** A valid request, spoilt somehow: in what it says, or in how it is written. */
export function mutated(request: object, chance: Chance): string {
  const broken = copy(request) as Json
  const times = 1 + chance.below(3)
  for (let i = 0; i < times; i++) spoilValue(broken, chance)
  let text = JSON.stringify(broken)
  if (chance.below(3) === 0) for (let i = 0; i < times; i++) text = spoilText(text, chance)
  // One line is one line: what is broken is its content.
  return text.replace(/[\r\n]/g, ' ')
}

const deep = (levels: number): Json => {
  let value: Json = 0
  for (let i = 0; i < levels; i++) value = i % 2 === 0 ? [value] : { a: value }
  return value
}

const nasty: readonly (() => Json)[] = [
  () => null,
  () => true,
  () => false,
  () => 0,
  () => 1,
  () => -1,
  () => -2,
  () => -3,
  () => 1.5,
  () => 1e308,
  () => 2 ** 53,
  () => '',
  () => 't1',
  () => 'de',
  () => '__proto__',
  () => 'constructor',
  () => 'toString',
  () => '\u0000\u2028',
  () => '🂡ß',
  () => 'x'.repeat(10_000),
  () => [],
  () => ({}),
  () => [[]],
  () => [null],
  () => ({ length: 3 }),
  () => JSON.parse('{"__proto__":{"seats":2}}') as Json,
  () => new Array<number>(1000).fill(0),
  () => deep(60),
  () => deep(2000),
]

/** Changes something somewhere in the data; every place is as likely as any other. */
function spoilValue(root: Json, chance: Chance): void {
  const places: { holder: { [key: string]: Json }; key: string }[] = []
  const collect = (value: Json) => {
    if (typeof value !== 'object' || value === null) return
    const holder = value as { [key: string]: Json }
    for (const key of Object.keys(holder)) {
      places.push({ holder, key })
      collect(holder[key])
    }
  }
  collect(root)
  if (places.length === 0) return
  const { holder, key } = places[chance.below(places.length)]
  spoilAt(holder, key, Object.keys(holder), chance)
}

function spoilAt(holder: { [key: string]: Json }, key: string, keys: readonly string[], chance: Chance): void {
  const value = holder[key]
  switch (chance.below(6)) {
    case 0:
      if (Array.isArray(holder)) holder.splice(Number(key), 1)
      else delete holder[key]
      break
    case 1:
      holder[keys[chance.below(keys.length)]] = value
      break
    case 2:
      holder[key] = typeof value === 'number' ? value + chance.below(7) - 3 : [value]
      break
    case 3:
      if (!Array.isArray(holder)) holder[`${key}s`] = value
      else holder.push(copy(value))
      break
    default:
      holder[key] = nasty[chance.below(nasty.length)]()
  }
}

const pieces = [
  '"',
  '\\',
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  'null',
  '-',
  '.',
  'e9',
  '\u0000',
  '\ud800',
  'id',
  ' ',
  '[[[[',
  '"params"',
]

function spoilText(text: string, chance: Chance): string {
  const at = chance.below(text.length + 1)
  const to = Math.min(text.length, at + 1 + chance.below(10))
  switch (chance.below(5)) {
    case 0:
      return text.slice(0, at)
    case 1:
      return text.slice(0, at) + text.slice(to)
    case 2:
      return text.slice(0, to) + text.slice(at)
    case 3:
      return `[${text},${text}]`
    default:
      return text.slice(0, at) + pieces[chance.below(pieces.length)] + text.slice(at)
  }
}
