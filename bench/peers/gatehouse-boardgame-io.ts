import type { Gate, GateTable } from '@palatine/gatehouse/rules/model'
import { type Chance, NOBODY, NONE, type Seat } from '@palatine/kernel'
import { type Game, load, type Plugin, type Random } from './boardgame-io.ts'

/*
 * The teaching game on boardgame.io 0.50, as its documentation has it: phases for bidding, reward, gifts and building,
 * `activePlayers` where all act at once, hooks for what happens in between, dice from its random plugin. To its favour:
 * undo is off, moves check nothing (nor does the kernel in a playout), stones go straight onto the wall.
 */

const { ActivePlayers, CreateGameReducer, InitializeGame } = load()

/** The state as the kernel's, and what there is to remember because choices arrive one by one. */
export interface G extends Gate {
  chosen: number[]
  finished: boolean[]
  over: boolean
}

export type Rules = Game<G>

export interface Played {
  readonly g: Gate
  readonly decisions: number
}

/**
 * Makes the reducer for a table once and gives back what plays a whole game, each decision drawn from `chance`.
 * `plugins` may replace what the game itself draws from.
 */
export function peer(table: GateTable, plugins: readonly Plugin[] = []): (chance: Chance) => Played {
  const game = { ...rulesFor(table), plugins }
  const reducer = CreateGameReducer({ game })
  const seats = Array.from({ length: table.seats }, (_, seat) => seat)

  return chance => {
    let state = InitializeGame({ game, numPlayers: table.seats })
    let decisions = 0
    const move = (type: string, seat: Seat, args: number[]) => {
      const payload = { type, args, playerID: String(seat) }
      state = reducer(state, { type: 'MAKE_MOVE', payload })
      decisions++
    }
    while (state.ctx.gameover === undefined) {
      switch (state.ctx.phase) {
        case 'bidding':
          for (const seat of owing(state.G, seats))
            move('bidStone', seat, [oneOf(kindsIn(state.G.hands[seat]), chance)])
          break
        case 'reward':
          move('takeReward', state.G.winner, [chance.below(stonesLeft(state.G) ? 2 : 1)])
          break
        case 'giving':
          for (const seat of owing(state.G, seats))
            move('giveStone', seat, [oneOf(kindsIn(state.G.hands[seat]), chance)])
          break
        case 'building':
          for (const seat of seats) {
            while (state.ctx.phase === 'building' && !state.G.finished[seat]) {
              const stones = layable(state.G.hands[seat], state.G.walls[seat])
              const drawn = chance.below(stones.length + 1)
              if (drawn === stones.length) move('stop', seat, [])
              else move('layStone', seat, [stones[drawn]])
            }
          }
      }
    }
    const { chosen, finished, over, ...g } = state.G
    return { g, decisions }
  }
}

export function rulesFor(table: GateTable): Rules {
  const { stones, board } = table.components
  const { rounds, die } = table.options
  const nobodyChose = () => new Array<number>(table.seats).fill(NONE)
  const allChose = ({ G }: { G: G }) => G.chosen.every((stone, seat) => stone !== NONE || G.hands[seat].length === 0)
  const choose = ({ G, playerID }: { G: G; playerID: string }, stone: number) => {
    G.chosen[Number(playerID)] = stone
  }

  return {
    name: 'gatehouse',
    disableUndo: true,

    setup: ({ random }) => {
      const zeros = () => new Array<number>(table.seats).fill(0)
      const empty = () => Array.from({ length: table.seats }, (): number[] => [])
      const g: G = {
        round: 0,
        prize: 0,
        bids: nobodyChose(),
        winner: NOBODY,
        hands: empty(),
        walls: empty(),
        pile: stones.copies.flatMap((copies, stone) => new Array<number>(copies).fill(stone)),
        discards: [],
        prizes: zeros(),
        coins: zeros(),
        chosen: nobodyChose(),
        finished: [],
        over: false,
      }
      for (const hand of g.hands) while (hand.length < board.hand) drawStone(g, hand, random)
      return g
    },

    phases: {
      bidding: {
        start: true,
        onBegin: ({ G, random }) => {
          G.round++
          G.winner = NOBODY
          G.prize = random.Die(board.dice[die])
        },
        turn: { activePlayers: ActivePlayers.ALL_ONCE },
        moves: { bidStone: choose },
        endIf: allChose,
        onEnd: ({ G }) => {
          resolveBids(G)
          G.bids.splice(0, G.bids.length, ...G.chosen)
          G.chosen = nobodyChose()
        },
        next: ({ G }) => (G.winner === NOBODY ? 'giving' : 'reward'),
      },
      reward: {
        turn: { order: { first: ({ G }) => G.winner, next: () => undefined }, minMoves: 1, maxMoves: 1 },
        moves: {
          takeReward: ({ G, random }, taken: number) => {
            if (taken === 0) G.coins[G.winner]++
            else drawStone(G, G.hands[G.winner], random)
          },
        },
        next: 'giving',
      },
      giving: {
        turn: { activePlayers: ActivePlayers.ALL_ONCE },
        moves: { giveStone: choose },
        endIf: allChose,
        onEnd: ({ G }) => {
          handOver(G)
          G.chosen = nobodyChose()
        },
        next: 'building',
      },
      building: {
        onBegin: ({ G }) => {
          G.finished = new Array<boolean>(table.seats).fill(false)
        },
        turn: { activePlayers: ActivePlayers.ALL },
        moves: {
          layStone: ({ G, playerID }, stone: number) => {
            takeOut(G.hands[Number(playerID)], stone)
            G.walls[Number(playerID)].push(stone)
          },
          stop: ({ G, playerID }) => {
            G.finished[Number(playerID)] = true
          },
        },
        endIf: ({ G }) => G.finished.length > 0 && G.finished.every(Boolean),
        onEnd: ({ G, random }) => {
          for (const hand of G.hands) while (hand.length < board.hand && stonesLeft(G)) drawStone(G, hand, random)
          G.over = G.round === rounds
          G.finished = []
        },
        next: 'bidding',
      },
    },

    endIf: ({ G }) => G.over || undefined,
  }
}

function resolveBids(g: G): void {
  if (g.chosen.every(stone => stone === NONE)) return
  let winner = NOBODY
  g.chosen.forEach((stone, seat) => {
    if (stone === NONE) return
    takeOut(g.hands[seat], stone)
    putIn(g.discards, stone)
    const single = g.chosen.indexOf(stone) === g.chosen.lastIndexOf(stone)
    if (single && (winner === NOBODY || stone > g.chosen[winner])) winner = seat
  })
  g.winner = winner
  if (winner !== NOBODY) g.prizes[winner] += g.prize
}

function handOver(g: G): void {
  g.chosen.forEach((stone, seat) => {
    if (stone !== NONE) takeOut(g.hands[seat], stone)
  })
  g.chosen.forEach((stone, seat) => {
    if (stone !== NONE) putIn(g.hands[(seat + 1) % g.hands.length], stone)
  })
}

function drawStone(g: G, hand: number[], random: Random): void {
  if (g.pile.length === 0) {
    g.pile.push(...g.discards)
    g.discards.length = 0
  }
  const [stone] = g.pile.splice(random.Die(g.pile.length) - 1, 1)
  putIn(hand, stone)
}

export const owing = (g: G, seats: readonly Seat[]): Seat[] => seats.filter(seat => g.hands[seat].length > 0)

const stonesLeft = (g: G): boolean => g.pile.length + g.discards.length > 0

const oneOf = (list: readonly number[], chance: Chance): number => list[chance.below(list.length)]

const kindsIn = (hand: readonly number[]): number[] => hand.filter((stone, i) => i === 0 || stone !== hand[i - 1])

export const layable = (hand: readonly number[], wall: readonly number[]): number[] => {
  const top = wall.at(-1) ?? NONE
  return kindsIn(hand).filter(stone => stone >= top)
}

function putIn(hand: number[], stone: number): void {
  let at = hand.length
  while (at > 0 && hand[at - 1] > stone) at--
  hand.splice(at, 0, stone)
}

function takeOut(hand: number[], stone: number): void {
  hand.splice(hand.indexOf(stone), 1)
}
