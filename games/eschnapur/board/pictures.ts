/** The pictures of the guide, cut from the board. */
import { NONE } from '@palatine/kernel'
import type { BoardPicture, GuidePicture } from '@palatine/ui'
import { type Palace, partIs } from '../rules/model.ts'

/** Bricks in a part, from the bottom up. */
function build(g: Palace, part: number, ...bricks: readonly number[]): void {
  for (const seat of bricks) {
    g.parts[part - 1].push(seat)
    g.supply[seat]--
  }
}

/** Cards that lie open on the officials, beginning with the first. */
function show(g: Palace, seat: number, ...cards: readonly number[]): void {
  cards.forEach((card, official) => {
    if (card === NONE) return
    g.purses[seat][card]--
    g.open[seat][official] = card
  })
}

const four = (shows: string, arrange = (_: Palace) => {}): BoardPicture<Palace> => ({ seats: 4, shows, arrange })
const asked = (question: string, shows: string): BoardPicture<Palace> => ({ seats: 4, seat: 0, question, shows })

export const pictures = {
  palace: four('.es-scene', g => {
    build(g, 1, 0, 2, 2)
    build(g, 3, 1, 1, 0, 3, 3, 0)
    build(g, 4, 2, 2, 3)
    build(g, 6, 0, 1, 1, 1, 2)
    g.state[7] = partIs.finished
    g.stop = 3
  }),
  officials: four('.es-tableaus', g => {
    show(g, 0, 4, 2)
    show(g, 1, 4, 1)
    show(g, 2, 3, 5)
    show(g, 3, 1)
    g.order.splice(0, 4, 2, 0, 3, 1)
    for (const sites of g.sites) sites.splice(0, 2, 1, 4)
  }),
  building: four('[data-part="7"]', g => build(g, 8, 1, 0, 2, 2, 0)),
  sites: asked('chooseSites', '.es-towers'),
  gold: asked('layGold', '.es-hand'),
  heads: four('.es-heads'),
  blockade: four('.es-tableaus', g => {
    show(g, 0, NONE, 3)
    show(g, 1, NONE, 2)
    g.purses[2][2]--
    g.covered[2][3] = 2
    g.blockedSeat = 2
    g.blockedOfficial = 3
  }),
  stop: four('[data-part="4"], [data-part="5"]', g => {
    build(g, 5, 0, 1)
    build(g, 6, 2, 2, 0)
    g.stop = 5
  }),
  bricks: four('.es-tableaus', g => {
    for (const [seat, card] of [3, 3, 4, 1].entries()) show(g, seat, NONE, NONE, card)
    g.bricks.splice(0, 4, 2, 2, 4, 1)
  }),
  order: asked('dealMarkers', '.es-tableaus'),
  moving: four('[data-part="6"], [data-part="7"]', g => {
    build(g, 7, 3)
    build(g, 8, 1, 0, 2, 2, 0, 1, 2)
  }),
  track: four('.es-scene', g => void g.fieldPoints.splice(0, 4, 12, 37, 58, 24)),
  'two-players': { seats: 2, shows: '.es-tableaus' },
  bank: four('.es-bank', g => {
    for (const [kind, count] of [0, 2, 1, 4, 2, 3].entries()) {
      for (let seat = 0; seat < count; seat++) g.purses[seat][kind]--
      g.bank[kind] += count
    }
  }),
  privileges: four('.es-privileges'),
} satisfies { readonly [name: string]: GuidePicture<Palace> }
