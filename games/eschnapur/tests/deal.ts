import { NONE, type Seat, type Title } from '@palatine/kernel'
import { type Position, position } from '@palatine/kernel/testing'
import { title as untyped } from '../index.ts'
import type { Palace } from '../rules/model.ts'

export const title = untyped as Title<Palace>

/** No card there. */
export const _ = NONE

/** The privilege cards by their numbers. */
export const card = {
  chooseMarker: 0,
  protectBrick: 1,
  gold: 2,
  ignoreStop: 3,
  rejectBlockade: 4,
  winTies: 5,
  fromHand: 6,
  bricks: 7,
  freeSites: 8,
  goldAndBricks: 9,
} as const

/** Phases as they stand in `round`, in their order. */
type Phase = 'begin' | 'sitesAndGold' | 'blockade' | 'stop' | 'bricks' | 'order' | 'building' | 'moving' | 'wages'

interface Wanted {
  readonly seats?: number
  readonly round?: number
  /** The phase that is about to begin. */
  readonly at: Phase
  /** By seat: a card for each of the five officials, out of the hand. */
  readonly laid?: readonly (readonly number[])[]
  /** By seat: cards that already lie open on the five officials. */
  readonly open?: readonly (readonly number[])[]
  /** By seat: all that it owns; the rest of its gold is in the bank (and zeros in the box). */
  readonly purses?: readonly (readonly number[] | null)[]
  /** What the bank holds, out of the hands of all; instead of `purses`. */
  readonly bank?: readonly number[]
  /** By part number from 1: the bricks in it from the bottom up. */
  readonly parts?: { readonly [number: number]: readonly Seat[] }
  /** By part number: its state is finished. */
  readonly finished?: readonly number[]
  readonly bricks?: readonly number[]
  /** By seat: its two sites, as part numbers from 1. */
  readonly sites?: readonly (readonly number[])[]
  readonly points?: readonly number[]
  readonly order?: readonly Seat[]
  /** A part number from 1. */
  readonly stop?: number
  readonly blocked?: readonly [Seat, number]
  readonly draws?: readonly number[]
  also?(g: Palace): void
}

/** A table that stands right before a phase, with what the test wants on it and nothing lost. */
export function deal(wanted: Wanted): Position<Palace> {
  return position(title, {
    seats: wanted.seats ?? 4,
    at: ['play.end', `round.${wanted.at}`],
    draws: wanted.draws ?? [],
    arrange(g) {
      g.round = wanted.round ?? 2
      wanted.purses?.forEach((cards, seat) => {
        if (cards === null) return
        g.purses[seat].forEach((count, kind) => {
          const kept = cards.filter(one => one === kind).length
          if (kind > 0) g.bank[kind] += count - kept
          g.purses[seat][kind] = kept
        })
      })
      wanted.open?.forEach((cards, seat) => {
        cards.forEach((one, official) => {
          if (one === NONE) return
          g.purses[seat][one]--
          g.open[seat][official] = one
        })
      })
      wanted.laid?.forEach((cards, seat) => {
        cards.forEach((one, official) => {
          g.covered[seat][official] = one
        })
      })
      for (const one of wanted.bank ?? []) {
        const from = g.purses.findIndex((purse, seat) => purse[one] > g.covered[seat].filter(c => c === one).length)
        g.purses[from][one]--
        g.bank[one]++
      }
      for (const [number, bricks] of Object.entries(wanted.parts ?? {})) {
        for (const seat of bricks) {
          g.parts[Number(number) - 1].push(seat)
          g.supply[seat]--
        }
      }
      for (const number of wanted.finished ?? []) g.state[number - 1] = 1
      wanted.bricks?.forEach((count, seat) => {
        g.bricks[seat] = count
        g.supply[seat] -= count
      })
      wanted.sites?.forEach((sites, seat) => {
        g.sites[seat] = sites.map(number => number - 1)
      })
      wanted.points?.forEach((points, seat) => {
        g.privilegePoints[seat] = points
      })
      wanted.order?.forEach((seat, place) => {
        g.order[place] = seat
      })
      if (wanted.stop !== undefined) g.stop = wanted.stop - 1
      if (wanted.blocked) [g.blockedSeat, g.blockedOfficial] = wanted.blocked
      wanted.also?.(g)
    },
  })
}

/** Everybody chooses these sites (numbers from 1) and lays these cards, in secret. */
export function layOut(table: Position<Palace>, sites: readonly number[], cards: readonly (readonly number[])[]): void {
  cards.forEach((row, seat) => {
    table.play(
      seat,
      sites.map(number => number - 1),
    )
    if (row.length > 0 && table.asks(seat) === 'layGold') table.play(seat, row)
  })
}

/** The events of one type. */
export const told = (table: Position<Palace>, type: string) => table.events().filter(event => event.type === type)
