/**
 * The guided first game: a prepared position, and what is said about it as it is played. Nothing here is forced; a
 * lesson is given when its moment comes, once.
 */
import { FastChance, NOBODY, putIn, type State, takeOut } from '@palatine/kernel'
import type { Guided, Lesson, Situation } from '@palatine/ui'
import { type Club, type ClubTable, leftOf, levelsOf, rightOf, sealOf, track, tracksEach } from '../rules/model.ts'
import { setup } from '../rules/setup.ts'

type Now = Situation<Club, ClubTable>
type Kind = readonly [symbol: string, amount: number]

/** The person sits at seat 0, a bot on each side. */
const seats = 3
/** The round before the first scoring; the next one is played alone. */
const round = 3

/** By seat: the row of the character, and steps by track. */
const places = [
  { character: 5, levels: [4, 3, 2, 3, 2, 1, 0, 2, 0, 0, 4] },
  { character: 2, levels: [1, 2, 5, 2, 3, 0, 1, 0, 0, 2, 3] },
  { character: 0, levels: [6, 1, 1, 2, 2, 2, 0, 0, 1, 0, 3] },
]
const hands: readonly (readonly Kind[])[] = [
  [
    ['topaz', 2],
    ['books', 2],
    ['emerald', 2],
    ['seal', 1],
    ['gold', 1],
    ['prestige', 2],
  ],
  [
    ['artworks', 2],
    ['topaz', 1],
    ['gold', 2],
    ['seal', 2],
    ['books', 1],
    ['prestige', 3],
  ],
  [
    ['emerald', 2],
    ['artworks', 1],
    ['books', 2],
    ['topaz', 1],
    ['seal', 1],
    ['prestige', 2],
  ],
]
const discarded: readonly Kind[] = [
  ['books', 1],
  ['emerald', 1],
  ['artworks', 1],
]
const turned = [1, 2]
/** Books and artworks after this round, jewels after the next. */
const lines = [0, 1, 2, 3]

/** The third round of a game, when hands are split. */
function from(table: ClubTable): State<Club> {
  const g = setup(table, new FastChance(1))
  const take = ([symbol, amount]: Kind): number => {
    const fits = (card: number) => {
      const row = table.components.cards.rows[card]
      return row.symbol === symbol && row.amount === amount
    }
    const deck = g.decks.find(cards => cards.some(fits))
    const card = deck?.find(fits)
    if (!deck || card === undefined) throw new Error(`no card with ${amount} ${symbol} is left`)
    takeOut(deck, card)
    return card
  }
  g.round = round
  places.forEach(({ character, levels }, seat) => {
    g.characters[seat] = character
    g.levels.splice(seat * tracksEach, tracksEach, ...levels)
    for (const kind of hands[seat]) putIn(g.hands[seat], take(kind))
  })
  for (const kind of discarded) putIn(g.discards, take(kind))
  g.lines.splice(0, lines.length, ...lines)
  for (const tile of turned) {
    takeOut(g.tiles, tile)
    g.slider += tile
  }
  const frame = (step: string) => ({ step, at: {}, list: null, next: 0 })
  return {
    g,
    where: {
      stack: ['play.nextRound', 'round.choosing', 'splitting.splitHand'].map(frame),
      asked: NOBODY,
      together: null,
      branches: null,
    },
  }
}

const asks =
  (id: string) =>
  (now: Now): boolean =>
    now.question === id && now.g.round === round
const happened = ({ told }: Now, type: string): boolean => told.some(event => event.type === type)
const left = ({ seat, table, name }: Now): string => name(leftOf(seat, table))
const right = ({ seat, table, name }: Now): string => name(rightOf(seat, table))

const lessons: readonly Lesson<Club, ClubTable>[] = [
  {
    id: 'welcome',
    when: asks('splitHand'),
    at: () => ['stage'],
    until: 'next',
    say: {
      en: now =>
        `Welcome. Everybody splits a hand in two, and the neighbour on the left takes one group: ${left(now)} chooses from yours, you choose from ${right(now)}'s. The other group comes back. You come in at the third of six rounds.`,
      de: now =>
        `Willkommen. Alle teilen ihre Hand in zwei Gruppen, und wer links sitzt, nimmt eine davon: ${left(now)} wählt aus deiner, du wählst bei ${right(now)}. Die andere Gruppe kommt zurück. Du steigst in der dritten von sechs Runden ein.`,
    },
  },
  {
    id: 'tracks',
    when: asks('splitHand'),
    at: ({ seat }) => [`seat/${seat}/track/${track.topaz}`],
    until: 'next',
    say: {
      en: now =>
        `Cards move you along these tracks. Orders, the suns, count for nothing by themselves: they are multiplied by the stars that you reach with seals. The small shapes on the edges are your neighbours, below ${left(now)}.`,
      de: now =>
        `Karten bringen dich auf diesen Leisten voran. Aufträge, die Sonnen, zählen für sich allein nichts: sie werden mit den Sternen malgenommen, die du mit Siegeln erreichst. Die kleinen Formen an den Rändern sind deine Nachbarn, unten ${left(now)}.`,
    },
  },
  {
    id: 'split',
    when: asks('splitHand'),
    at: () => ['stage'],
    until: 'answer',
    say: {
      en: now => {
        const topaz = levelsOf(now.g, leftOf(now.seat, now.table))[track.topaz]
        return `Now drag the splitter, or click cards. The pitfall: two groups that look equal to you. ${left(now)} stands on ${topaz} with topaz, where two more reach an order. Make two groups that you would both be glad to get back; the lines below say what each is worth to whom.`
      },
      de: now => {
        const topaz = levelsOf(now.g, leftOf(now.seat, now.table))[track.topaz]
        return `Ziehe jetzt die Trennkarte, oder klicke Karten an. Die Falle: zwei Gruppen, die für dich gleich aussehen. ${left(now)} steht bei Topas auf ${topaz}, zwei mehr erreichen einen Auftrag. Mache zwei Gruppen, die du beide gern zurückbekämst; die Zeilen darunter sagen, was jede wem bringt.`
      },
    },
  },
  {
    id: 'choose',
    when: asks('chooseGroup'),
    at: () => ['half/0', 'half/1'],
    until: 'answer',
    say: {
      en: now =>
        `The wallet of ${right(now)} is open. Look at a group: dashed markers show where it would take you. What you leave goes back to ${right(now)}, so do not leave a present.`,
      de: now =>
        `Der Umschlag von ${right(now)} ist offen. Schau dir eine Gruppe an: gestrichelte Marker zeigen, wohin sie dich bringt. Was du lässt, geht zurück an ${right(now)}; lass also kein Geschenk liegen.`,
    },
  },
  {
    id: 'harvest',
    when: asks('useCard'),
    at: () => ['stage'],
    until: 'answer',
    say: {
      en: () =>
        'The harvest: all that you hold is used. A click plays a card at once, and the account says what it brought; the arrow there takes it back. A card that brings little can be sold for one gold or one prestige. Cards are only lent: you take all of them up again.',
      de: () =>
        'Die Ausbeute: alles, was du hast, wird genutzt. Ein Klick spielt eine Karte sofort, und die Abrechnung sagt, was sie bringt; der Pfeil dort nimmt sie zurück. Was wenig bringt, verkaufst du für ein Gold oder ein Prestige. Karten sind nur geliehen: du nimmst alle wieder auf.',
    },
  },
  {
    id: 'seal',
    when: asks('placeSeal'),
    at: ({ seat }) => [`seat/${seat}/track/${sealOf(track.topaz)}`],
    until: 'answer',
    say: {
      en: () =>
        'A seal goes to any of the five seal tracks. Each star multiplies the orders of its row, and some fields give a step elsewhere. The Heiress brings two orders of topaz: a star there counts twice.',
      de: () =>
        'Ein Siegel geht auf eine der fünf Siegelleisten. Jeder Stern vervielfacht die Aufträge seiner Reihe, und manche Felder geben anderswo einen Schritt. Die Erbin bringt zwei Aufträge für Topas: ein Stern dort zählt doppelt.',
    },
  },
  {
    id: 'arrow',
    when: asks('followArrow'),
    at: ({ seat }) => [`seat/${seat}/track/${track.gold}`],
    until: 'answer',
    say: {
      en: () => 'Gold has reached a double arrow: two steps on one track of your choice, any but gold.',
      de: () => 'Gold hat einen Doppelpfeil erreicht: zwei Schritte auf einer Leiste deiner Wahl, nur nicht auf Gold.',
    },
  },
  {
    id: 'market',
    when: now => now.g.round > round && happened(now, 'tileTurned'),
    at: () => ['slider'],
    until: 'next',
    say: {
      en: ({ g }) =>
        `A market tile has moved the slider to ${g.slider}: from now on artworks need more steps for the same points. Then books and artworks were scored, for the first time of two.`,
      de: ({ g }) =>
        `Ein Marktplättchen hat den Schieber auf ${g.slider} gebracht: Kunstwerke brauchen jetzt mehr Schritte für dieselben Punkte. Dann wurden Bücher und Kunstwerke gewertet, zum ersten von zwei Malen.`,
    },
  },
  {
    id: 'farewell',
    when: now => now.g.round > round && now.question !== null,
    at: () => ['points'],
    until: 'next',
    say: {
      en: () =>
        'Here you see what you would have if the game ended now. After the last round everything is scored once more, orders too. From here on you play alone; every lit thing explains itself, and the rules are beside the board.',
      de: () =>
        'Hier siehst du, was du hättest, wenn jetzt Schluss wäre. Nach der letzten Runde wird alles noch einmal gewertet, auch die Aufträge. Ab hier spielst du allein; alles, was leuchtet, erklärt sich, und die Regeln stehen neben dem Brett.',
    },
  },
]

export const guided: Guided<Club, ClubTable> = { seats, bot: 'plain', from, lessons, last: 'farewell' }
