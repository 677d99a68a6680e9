import { title } from '@palatine/eschnapur'
import type { PalaceTable } from '@palatine/eschnapur/rules/kit'
import { begin, FastChance, nthSeed, playout, tableFor } from '@palatine/kernel'
import { playBare } from '../bare/eschnapur.ts'
import type { Group } from '../run.ts'

const { game } = title
const table = tableFor(title, 4)
const chanceOf = (n: number) => new FastChance(nthSeed(1, n))

export const group: Group = {
  name: 'eschnapur',
  about:
    'Der Palast von Eschnapur with four seats, played at random to its end: on the kernel, and as a bare loop over the same rules.',
  contestants: [
    {
      name: 'kernel',
      play(n) {
        const io = { table, chance: chanceOf(n) }
        return playout(game, begin(game, io), io)
      },
    },
    { name: 'bare loop', play: n => playBare(table as PalaceTable, chanceOf(n)).decisions },
  ],
  reference: 'bare loop',
  floors: [{ of: 'kernel', against: 'bare loop', atLeast: 0.4, aim: 0.6 }],
}
