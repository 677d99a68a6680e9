import { WrongUsage } from './command.ts'

/** The games from `from` up to but not including `to`. */
export interface Range {
  readonly from: number
  readonly to: number
}

/** Part 3 of 8 as `3/8`; all of it if nothing is said. Parts are equally long, but for one game. */
export function readPart(text: string | undefined, games: number): Range {
  if (text === undefined) return { from: 0, to: games }
  const [, part, parts] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number)
  if (!(part >= 1 && part <= parts))
    throw new WrongUsage(`--part takes a part of all games, such as 3/8; found "${text}".`)
  const start = (n: number) => Math.floor((games * n) / parts)
  return { from: start(part - 1), to: start(part) }
}
