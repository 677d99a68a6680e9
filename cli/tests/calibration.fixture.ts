import { bot } from '@palatine/gatehouse/bot/index'
import type { Calibration, CalibrationRow as Row } from '@palatine/kernel'
import { type LiveTable, plain, random } from '@palatine/kernel'

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Questions to the teaching game; the last one is missed on purpose. */
export const calibration: Calibration = {
  games: 60,
  varied: 'Nothing: the figures are those of the teaching game.',
  observe: (live: LiveTable): Row => ({ events: live.everything.length }),
  questions: [
    {
      id: 'points',
      title: 'Mean points of a seat',
      seats: [2, 3],
      measure: rows => mean(rows.flatMap(row => Array.from({ length: row.seats }, (_, seat) => row[`score${seat}`]))),
      min: 5,
      max: 40,
    },
    {
      id: 'better',
      title: 'Victories of the careless against the plain bot',
      tables: [{ seats: 2, options: { rounds: 3 }, bots: ['plain', 'careless'] }],
      measure: rows => mean(rows.map(row => (row.bot0 === 1 ? row.won0 : row.won1))),
      max: 0.5,
    },
    {
      id: 'talkative',
      title: 'Events of a game',
      seats: [2],
      measure: rows => mean(rows.map(row => row.events)),
      max: 1,
    },
  ],
  bots: { careless: (look, effort) => (effort.chance.below(2) === 0 ? random : plain(bot))(look, effort) },
}
