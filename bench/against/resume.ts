import { title } from '@palatine/gatehouse'
import {
  FastChance,
  type Game,
  LiveTable,
  type Question,
  type Snapshot,
  sampleForBots,
  tableFor,
} from '@palatine/kernel'

export interface ResumeCost {
  /** Answers that are played. */
  readonly answers: number
  readonly bytes: number
}

/** A store lays a snapshot after so many entries. */
const snapshotEvery = 32
/** So often somebody changes its mind at every answer that can be taken back. */
const changes = 40

/** Where in a game a table is opened makes a difference, so many games are looked at. */
const games = 20

/**
 * What it costs to open a table of Gatehouse that has about so many entries, most of them undos: in the mean over many
 * games and the time between two snapshots.
 */
export function resumeCosts(counts: readonly number[]): ResumeCost[] {
  const found: ResumeCost[][] = counts.map(() => [])
  for (let seed = 0; seed < games; seed++) playUndecided(counts, seed, found)
  return found.map(costs => {
    const mean = (of: keyof ResumeCost) => costs.reduce((sum, cost) => sum + cost[of], 0) / costs.length
    return { answers: mean('answers'), bytes: mean('bytes') }
  })
}

/** A game in which everybody takes back whatever can be taken back, and what it costs to open it at the wanted times. */
function playUndecided(counts: readonly number[], seed: number, found: readonly ResumeCost[][]): void {
  const work = { answers: 0 }
  const { machine } = title.game
  const give: typeof machine.give = (...given) => {
    work.answers++
    return machine.give(...given)
  }
  const game: Game = { ...title.game, machine: { ...machine, give } }
  const table = tableFor(title, 4)
  const live = LiveTable.open(game, table, new FastChance(seed))
  const chance = new FastChance(seed + 1)
  let snapshot: Snapshot = live.snapshot()
  const look = () => {
    if (live.sequence - snapshot.sequence >= snapshotEvery) snapshot = live.snapshot()
    counts.forEach((count, i) => {
      if (live.sequence < count || live.sequence >= count + snapshotEvery) return
      const tail = live.entries.slice(snapshot.sequence)
      work.answers = 0
      LiveTable.resume(game, table, live.header, snapshot, tail, chance)
      found[i].push({ answers: work.answers, bytes: JSON.stringify([snapshot, tail]).length })
    })
  }
  const answer = (seat: number) => {
    live.play(seat, sampleForBots(live.question(seat) as Question, chance))
    look()
  }
  while (!live.over) {
    const [seat] = live.asked
    answer(seat)
    for (let i = 0; i < changes && !live.whyNotUndo(seat); i++) {
      live.undo(seat)
      look()
      answer(seat)
    }
  }
}
