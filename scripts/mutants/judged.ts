/**
 * Survivors that were looked at: mutations that no test can notice because behaviour stays the same, or that are let
 * pass for the reason given. The key is the game, the file, the line of code and the change.
 */
export const judged: { readonly [mutation: string]: string } = {
  'games/eschnapur/rules/bids.ts: let highest = 0: 0 -> 1':
    'Equivalent: 1 is the lowest card that can win, and whether exactly one seat has it is looked up afterwards.',
  'games/eschnapur/rules/privileges.ts: (bricks > 0 && g.supply[seat] > 0) || (gold > 0 && payable(g, gold, table.components.gold.values) > 0): > -> >=':
    'Equivalent for the gold of a card: of nothing the bank can pay nothing, so the second half says no either way.',
  'games/eschnapur/rules/privileges.ts: (bricks > 0 && g.supply[seat] > 0) || (gold > 0 && payable(g, gold, table.components.gold.values) > 0): 0 -> 1':
    'Let pass for what a card gives: none of the ten gives exactly one gold or one brick.',
  'games/eschnapur/rules/palace.ts: for (let part = 0; part < g.state.length; part++) if (g.state[part] === partIs.building) parts.push(part): < -> <=':
    'Equivalent: behind the last part there is no state, and nothing is not "building".',
  'games/eschnapur/rules/bank.ts: (at: { seat: Seat; due: number }) => ({ seat: at.seat, due: at.due, sum: 0 }),: 0 -> 1':
    'Equivalent: the first step of the procedure sets the sum before anybody reads it.',
  'games/eschnapur/rules/building.ts: to: (g, at) => (at.bags.length > 1 && orderMatters(g, at.bags) ? at.seat : NOBODY),: > -> >=':
    'Equivalent: one bag pays the same seats as itself, so its order never matters.',
}
