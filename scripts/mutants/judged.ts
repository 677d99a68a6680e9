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
  'games/eschnapur/rules/building.ts: to: ({ g, at }) => (at.bags.length > 1 && orderMatters(g, at.bags) ? at.seat : NOBODY),: > -> >=':
    'Equivalent: one bag pays the same seats as itself, so its order never matters.',
  'games/great-split/rules/hidden.ts: if (list.some((card, i) => i > 0 && card < list[i - 1])) return `the cards ${list.join()} are not sorted`: < -> <=':
    'Let pass: a card that lies twice in one place would be complained about in other words.',
  'games/great-split/rules/hidden.ts: if (list.some((card, i) => i > 0 && card < list[i - 1])) return `the cards ${list.join()} are not sorted`: > -> >=':
    'Equivalent: before the first card there is nothing, and no card is below nothing.',
  'games/great-split/rules/hidden.ts: left[place]++: ++ -> --':
    'Equivalent: what is moved away makes room for one thing that comes at once, so a full place stays full, however full.',
  'games/great-split/rules/hidden.ts: const hidden = held.map(cards => (cards[0] === HIDDEN ? cards.length : 0)): 0 -> 1':
    'Equivalent: of cards that a watcher does not see none may be in a hand that it sees, so room there is never used.',
  'games/great-split/rules/index.ts: groupTaken: { reveals: true },: true -> false':
    'Equivalent: groups are taken by several secret answers at once, after which the table lets nobody take anything back.',
  'games/great-split/rules/index.ts: harvestShown: { reveals: true },: true -> false':
    'Equivalent: harvests are shown when the secret ways of several seats join, after which nothing is taken back anyway.',
  'games/great-split/rules/scorings.ts: books: g.points[at + scoring.books],: + -> -':
    'Equivalent: the number of books is 0.',
  'games/xian/rules/lab.ts: for (let i = 0; i < group.length; i++) {: < -> <=':
    'Equivalent: behind the last warrior of a group there is nothing, and nothing has no neighbours.',
  "games/xian/rules/scoring.ts: counts[(material === 'wood' ? 0 : 3) + sectionNumber[section]]++: material === 'wood' -> !(material === 'wood')":
    'Equivalent: bronze comes first then, and what is counted treats both materials alike.',
  'games/xian/rules/turn-end.ts: if (tokens[g.requests[at]].number < tokens[g.requests[place]].number) place = at: < -> <=':
    'Equivalent: no two requests have the same number; `check` makes sure of it.',
  'games/eternal-palace/rules/visit.ts: for (let place = 0; place < placeCount; place++) houses[place] = 0: < -> <=':
    'Equivalent: one more entry, of a place that does not exist.',
  'games/eternal-palace/rules/visit.ts: const place = aim === undefined || aim < 0 ? undefined : placeAt(placeOf(aim), table): || -> &&':
    'Equivalent: no place has a number below 0, so nothing is found there either way.',
  'games/eternal-palace/rules/places/temple.ts: const waysByMarks = Array.from({ length: 1 << (panels.length + 1) }, (_, marked) => {: 1 -> 2':
    'Equivalent: the table becomes twice as long as there are sets of markers; the rest is never looked up.',
  'games/eternal-palace/rules/places/temple.ts: for (let low = 1; low <= 6; low++) {: 6 -> 7':
    'Equivalent: no die shows a 7, so what is written down for it is never looked up.',
  'games/eternal-palace/rules/master/bonuses.ts: for (let where = 1; where < placeCount; where++) {: < -> <=':
    'Equivalent: behind the last place there is no token.',
  'games/eternal-palace/rules/dice.ts: for (let i = 0; i < values.length; i++) if (values[i] === value) group = group * 10 + value: < -> <=':
    'Equivalent: behind the last die there is nothing, and nothing is no value.',
  'games/eternal-palace/rules/deck.ts: deck.length + discards.length + (top === NONE ? 0 : 1): 1 -> 2':
    'Equivalent where it is asked: the card on top is drawn before further ones are for sale.',
  'games/eternal-palace/rules/hidden.ts: for (let layer = 1; layer <= last; layer++) {: 1 -> 2':
    'Let pass: there are as many copies of a layer as houses can play, and a house has each once.',
}
