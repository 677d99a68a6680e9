import { call, leave } from '@palatine/kernel'
import { cards } from './cards.ts'
import { go } from './go.ts'
import { hand } from './hand.ts'
import { procedure } from './model.ts'
import { tellScores } from './scoring.ts'
import { clearTurn, fulfilRequest, renewEquipment } from './turn-end.ts'
import { orderOf } from './turn-order.ts'

/** XI 3.3, XI 3.6: cards, order, then one go each; the order stays as it is whatever happens on the track. */
export const round = procedure(
  'round',
  () => ({}),
  ({ act, each }) => ({
    choose: act(({ g }) => {
      g.round = g.round === 1 ? 2 : 1
      return call(cards, {})
    }),
    setOrder: act(({ g, table, io }) => {
      const order = orderOf(g, table)
      g.order.length = 0
      g.order.push(...order)
      io.emit?.({ type: 'orderSet', order, rule: 'XI 3.5' })
    }),
    goes: each(
      ({ g }) => g.order,
      go,
      seat => ({ seat }),
    ),
  }),
)

/** A turn: a hand of cards, two rounds, and what comes after them. */
export const turn = procedure(
  'turn',
  () => ({}),
  ({ act }) => ({
    hand: act(() => call(hand, {})),
    firstRound: act(() => call(round, {})),
    secondRound: act(() => call(round, {})),
    end: act(({ g, table, io }) => {
      clearTurn(g, io)
      if (g.turn === table.components.tables.turns) return // XI 9.5
      fulfilRequest(g, io)
      renewEquipment(g, io)
    }),
  }),
)

/** XI 1.1: the whole game: turn after turn, then the final scoring. */
export const play = procedure(
  'play',
  () => ({}),
  ({ act }) => ({
    nextTurn: act(({ g, table, io }) => {
      if (g.turn === table.components.tables.turns) {
        tellScores(g, io) // XI 10.1
        return leave
      }
      g.turn++
      g.round = 0
      io.emit?.({ type: 'turnBegan', turn: g.turn, rule: 'XI 1.1' })
      return call(turn, {}).thenAgain
    }),
  }),
)
