/** The pictures of the guide, cut from the board. */
import { NONE } from '@palatine/kernel'
import type { GuidePicture } from '@palatine/ui'
import { type Palace, partIs } from '../rules/model.ts'

/** Bricks in a part, from the bottom up. */
function build(g: Palace, part: number, ...bricks: readonly number[]): void {
  for (const seat of bricks) {
    g.parts[part - 1].push(seat)
    g.supply[seat]--
  }
}

/** Cards that lie open on the five officials. */
function show(g: Palace, seat: number, ...cards: readonly number[]): void {
  cards.forEach((card, official) => {
    if (card === NONE) return
    g.purses[seat][card]--
    g.open[seat][official] = card
  })
}

export const pictures = {
  palace: {
    seats: 4,
    shows: '.es-scene',
    arrange(g) {
      build(g, 1, 0, 2, 2)
      build(g, 3, 1, 1, 0, 3, 3, 0)
      build(g, 4, 2, 2, 3)
      build(g, 6, 0, 1, 1, 1, 2)
      g.state[7] = partIs.finished
      g.stop = 3
    },
  },
  officials: {
    seats: 4,
    shows: '.es-tableaus',
    arrange(g) {
      show(g, 0, 4, 2, NONE, NONE, NONE)
      show(g, 1, 4, 1, NONE, NONE, NONE)
      show(g, 2, 3, 5, NONE, NONE, NONE)
      show(g, 3, 1, NONE, NONE, NONE, NONE)
      g.order.splice(0, 4, 2, 0, 3, 1)
      for (const sites of g.sites) sites.splice(0, 2, 1, 4)
    },
  },
  building: {
    seats: 4,
    shows: '[data-part="7"]',
    arrange(g) {
      build(g, 8, 1, 0, 2, 2, 0)
    },
  },
  sites: { seats: 4, seat: 0, question: 'chooseSites', shows: '.es-towers' },
  gold: { seats: 4, seat: 0, question: 'layGold', shows: '.es-hand' },
  heads: { seats: 4, shows: '.es-heads' },
  blockade: {
    seats: 4,
    shows: '.es-tableaus',
    arrange(g) {
      show(g, 0, NONE, 3, NONE, NONE, NONE)
      show(g, 1, NONE, 2, NONE, NONE, NONE)
      g.purses[2][2]--
      g.covered[2][3] = 2
      g.blockedSeat = 2
      g.blockedOfficial = 3
    },
  },
  stop: {
    seats: 4,
    shows: '[data-part="4"], [data-part="5"]',
    arrange(g) {
      build(g, 5, 0, 1)
      build(g, 6, 2, 2, 0)
      g.stop = 5
    },
  },
  bricks: {
    seats: 4,
    shows: '.es-tableaus',
    arrange(g) {
      show(g, 0, NONE, NONE, 3, NONE, NONE)
      show(g, 1, NONE, NONE, 3, NONE, NONE)
      show(g, 2, NONE, NONE, 4, NONE, NONE)
      show(g, 3, NONE, NONE, 1, NONE, NONE)
      g.bricks.splice(0, 4, 2, 2, 4, 1)
    },
  },
  order: { seats: 4, seat: 0, question: 'dealMarkers', shows: '.es-tableaus' },
  moving: {
    seats: 4,
    shows: '[data-part="6"], [data-part="7"]',
    arrange(g) {
      build(g, 7, 3)
      build(g, 8, 1, 0, 2, 2, 0, 1, 2)
    },
  },
  track: {
    seats: 4,
    shows: '.es-scene',
    arrange: g => void g.fieldPoints.splice(0, 4, 12, 37, 58, 24),
  },
  'two-players': { seats: 2, shows: '.es-tableaus' },
  bank: {
    seats: 4,
    shows: '.es-bank',
    arrange(g) {
      for (const [kind, count] of [0, 2, 1, 4, 2, 3].entries()) {
        for (let seat = 0; seat < count; seat++) g.purses[seat][kind]--
        g.bank[kind] += count
      }
    },
  },
  privileges: { seats: 4, shows: '.es-privileges' },
} satisfies { readonly [name: string]: GuidePicture<Palace> }
