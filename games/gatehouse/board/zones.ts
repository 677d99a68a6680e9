import { HIDDEN, NONE, type Seat } from '@palatine/kernel'
import type { AnyEventTable, Labels, Zone, ZoneItem } from '@palatine/ui'
import { reward } from '../rules/bid.ts'
import type { Gate, GateTable } from '../rules/model.ts'
import type { en } from '../text/en.ts'

/** The gatehouse as places: the prize, pile and discards in the middle; hand, wall and winnings at each seat. */
export function zones(g: Gate, table: GateTable, _seat: Seat | null, text: typeof en): Zone[] {
  const names = text.components
  const words = names.board
  const { values } = table.components.stones
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
  const stone = (place: string, kind: number, nth: number): ZoneItem =>
    kind === HIDDEN
      ? { key: `${place}-hidden-${nth}`, label: names.stone, hidden: true }
      : { key: `${place}-${kind}-${nth}`, label: `${names.stone} ${values[kind]}`, mark: String(values[kind]) }
  const stones = (place: string, list: readonly number[]): ZoneItem[] =>
    list.map((kind, i) => stone(place, kind, list.slice(0, i).filter(other => other === kind).length))
  const middle: Zone[] = [
    {
      id: 'prize',
      title: capital(names.prize),
      note: words.round(g.round, table.options.rounds),
      items:
        g.prize > 0 ? [{ key: 'prize', label: `${names.prize} ${g.prize}`, mark: String(g.prize), shape: 'die' }] : [],
    },
    {
      id: 'pile',
      title: capital(names.pile),
      items: [
        {
          key: 'pile',
          label: names.pile,
          icon: 'stack',
          mark: String(g.pile.length),
          touch: { takeReward: reward.stone },
        },
        { key: 'coins', label: names.coin, icon: 'coin', shape: 'token', touch: { takeReward: reward.coin } },
      ],
    },
    {
      id: 'discards',
      title: words.discards,
      items: values.flatMap((value, kind) => {
        const count = g.discards.filter(other => other === kind).length
        return count === 0
          ? []
          : [
              {
                key: `discard-${kind}`,
                label: `${names.stone} ${value}`,
                mark: String(value),
                shape: 'token' as const,
                count,
              },
            ]
      }),
    },
  ]
  const seats = g.hands.flatMap((hand, seat): Zone[] => [
    {
      id: `hand-${seat}`,
      title: capital(names.hand),
      seat,
      items: stones(`hand-${seat}`, hand).map((item, i) =>
        hand[i] === HIDDEN ? item : { ...item, touch: { bidStone: hand[i], giveStone: hand[i], layStone: hand[i] } },
      ),
    },
    {
      id: `wall-${seat}`,
      title: capital(names.wall),
      seat,
      layout: 'wall',
      items: stones(`wall-${seat}`, g.walls[seat]).map(item => ({ ...item, shape: 'brick' })),
    },
    {
      id: `won-${seat}`,
      title: words.score,
      seat,
      items: [
        {
          key: `prizes-${seat}`,
          label: `${text.scores.prizes}: ${g.prizes[seat]}`,
          icon: 'prestige',
          shape: 'token',
          mark: String(g.prizes[seat]),
        },
        {
          key: `coins-${seat}`,
          label: `${text.scores.coins}: ${g.coins[seat]}`,
          icon: 'coin',
          shape: 'token',
          mark: String(g.coins[seat]),
        },
      ],
    },
  ])
  return [...middle, ...seats]
}

export function labels(_g: Gate, table: GateTable, _seat: Seat, text: typeof en): Labels {
  return {
    item: item => (item === NONE ? '–' : `${text.components.stone} ${table.components.stones.values[item]}`),
  }
}

/** The paragraph of the guide that applies to each question. */
export const events = {
  prizeRolled: { sound: 'wood' },
  bidsShown: { sound: 'paper' },
  prizeWon: { sound: 'bell', at: () => 'prize' },
  coinTaken: { sound: 'wood', at: () => 'coins' },
  stoneDrawn: { sound: 'paper', at: () => 'pile' },
  giftReceived: { sound: 'paper' },
  stoneLaid: { sound: 'wood', at: ({ seat }: { seat: Seat }) => `zone-wall-${seat}` },
} satisfies AnyEventTable
