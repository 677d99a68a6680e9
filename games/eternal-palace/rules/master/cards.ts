import { type Chance, drawFrom, NONE } from '@palatine/kernel'
import { groupOf, sumOf } from '../dice.ts'
import { type House, highestSum, type Realm, type RealmIo, type RealmTable } from '../model.ts'

/** EP 15.2: of five colours the person has the first and the Master the second; nobody plays the others. */
const own = 1
const othersOfHis = 3
/** The colour of each of his dice; the further ones that he is awarded are of his own. */
export const colourOf = (die: number): number => (die <= othersOfHis ? own + die : own)

/** EP 15.3, EP 15.4: the cards that bear the sign of this game's personality. */
export const cardsOf = ({ options, components }: RealmTable): number[] =>
  components.personalities.cards.flatMap(({ signs }, card) => (signs.includes(options.master) ? card : []))

/** EP 15.2: keeps in mind which colour shows what. */
export function sortByColour(g: Realm, house: House, values: readonly number[], io: RealmIo): void {
  g.master.dice.splice(0, g.master.dice.length, ...values)
  io.emit?.({ type: 'diceByColour', seat: house, values: values.slice(), rule: 'EP 15.2' })
}

/** EP 15.5: once everybody has planned, a card lays the Master's dice into rows. */
export function turnCard(g: Realm, house: House, io: RealmIo): void {
  const { master } = g
  master.card = nextCard(master.deck, io.table, io.chance)
  g.groups[house] = groupsOn(io.table.components.personalities.cards[master.card].rows, master.dice)
  const groups = g.groups[house].slice()
  const { card, deck } = master
  io.emit?.({ type: 'masterCardTurned', seat: house, card, left: deck.length, groups, rule: 'EP 15.5' })
}

/** EP 15.4: when all cards were used they are mixed again. */
function nextCard(deck: number[], table: RealmTable, chance: Chance): number {
  if (deck.length === 0) deck.push(...cardsOf(table))
  return drawFrom(chance, deck)
}

/** EP 15.5: each row of the card is a group, from the top; EP 15.6: what is too much for a row comes below, die by die. */
export function groupsOn(rows: readonly (readonly number[])[], dice: readonly number[]): number[] {
  const groups: number[] = []
  const below: number[] = []
  for (const row of rows) {
    const values = row.flatMap(colour => dice.filter((_, die) => colourOf(die) === colour))
    values.sort((a, b) => b - a)
    while (sumOf(groupOf(values)) > highestSum) below.push(values.pop() ?? NONE)
    if (values.length > 0) groups.push(groupOf(values))
  }
  return [...groups, ...below]
}

/** What is wrong with the Master's dice and cards; undefined if nothing. */
export function wrongMaster({ master }: Realm, table: RealmTable): string | undefined {
  const all = table.seats === 1 ? cardsOf(table) : []
  const stray = [...master.deck, master.card].find(card => card !== NONE && !all.includes(card))
  if (stray !== undefined) return `the Master has a card ${stray} that is not his`
  return new Set(master.deck).size === master.deck.length && !master.deck.includes(master.card)
    ? undefined
    : 'the Master has a card twice'
}
