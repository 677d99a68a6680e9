import { title } from '@palatine/gatehouse'
import type { GateTable } from '@palatine/gatehouse/rules/model'
import { begin, FastChance, nthSeed, playout, tableFor } from '@palatine/kernel'
import { playBare } from '../bare/gatehouse.ts'
import { peer } from '../peers/gatehouse-boardgame-io.ts'
import type { Group } from '../run.ts'

const { game } = title
const table = tableFor(title, 4)
const playPeer = peer(table as GateTable)
const chanceOf = (n: number) => new FastChance(nthSeed(1, n))

export const group: Group = {
  name: 'gatehouse',
  about:
    'The teaching game with four seats, played at random to its end: the same rules on the kernel, as a bare loop, on boardgame.io.',
  contestants: [
    {
      name: 'kernel',
      play(n) {
        const io = { table, chance: chanceOf(n) }
        return playout(game, begin(game, io), io)
      },
    },
    { name: 'bare loop', play: n => playBare(table as GateTable, chanceOf(n)).decisions },
    { name: 'boardgame.io', play: n => playPeer(chanceOf(n)).decisions },
  ],
  reference: 'bare loop',
  floors: [
    { of: 'kernel', against: 'boardgame.io', atLeast: 200, aim: 300 },
    { of: 'kernel', against: 'bare loop', atLeast: 0.3, aim: 0.6 },
  ],
}
