/**
 * The guided first game: the first turn of a game that is always laid out the same, and what is said about it as it is
 * played. Nothing here is forced; a lesson is given when its moment comes, once.
 */
import { FastChance, NOBODY, putIn, type State, takeOut } from '@palatine/kernel'
import type { Guided, Lesson, Situation } from '@palatine/ui'
import { type Army, type ArmyTable, building, raw } from '../rules/model.ts'
import { setup } from '../rules/setup.ts'

type Now = Situation<Army, ArmyTable>

/** The person sits at seat 0, two bots beside. */
const seats = 3
/** By seat: the cards of the first hand. A tax collector, a craftsman, a helper and a miner: one of each colour. */
const hands = [
  [3, 8, 14, 21],
  [1, 10, 16, 19],
  [5, 7, 12, 22],
]

/** The first round, before anybody has chosen cards. */
function from(table: ArmyTable): State<Army> {
  const g = setup(table, new FastChance(8))
  g.turn = 1
  g.round = 1
  hands.forEach((hand, seat) => {
    for (const card of hand) {
      takeOut(g.decks[seat], card)
      putIn(g.hands[seat], card)
    }
  })
  const frame = (step: string) => ({ step, at: {}, list: null, next: 0 })
  return {
    g,
    where: {
      stack: [frame('play.nextTurn'), frame('turn.secondRound'), frame('round.setOrder'), frame('cards.chooseCards')],
      asked: NOBODY,
      together: null,
      branches: null,
    },
  }
}

const asks =
  (id: string) =>
  ({ question }: Now): boolean =>
    question === id

const lessons: readonly Lesson<Army, ArmyTable>[] = [
  {
    id: 'welcome',
    when: asks('chooseCards'),
    at: () => ['section/0', 'section/1', 'section/2'],
    until: 'next',
    say: {
      en: () =>
        "Welcome to Xi'an. In this pit the first emperor's army comes into being: warriors are made of clay, then painted in the colour of whoever paints them. At the end, whoever has the most painted warriors in a section scores for it.",
      de: () =>
        'Willkommen in Xi’an. In dieser Grube entsteht die Armee des ersten Kaisers: Krieger werden aus Lehm gemacht und dann in der Farbe dessen bemalt, der sie bemalt. Wer am Ende in einem Abschnitt die meisten bemalten Krieger hat, bekommt dafür Punkte.',
    },
  },
  {
    id: 'price',
    when: asks('chooseCards'),
    at: () => ['section/0'],
    until: 'next',
    say: {
      en: () =>
        'Above each section stands what a warrior costs there: clay to make it, and the pigments that the requests ask for to paint it. The request with the red ring leaves at the end of the turn, and with it this price.',
      de: () =>
        'Über jedem Abschnitt steht, was ein Krieger dort kostet: Lehm, um ihn zu machen, und die Farben der Ersuchen, um ihn zu bemalen. Das Ersuchen mit dem roten Ring geht am Ende des Zuges, und mit ihm dieser Preis.',
    },
  },
  {
    id: 'cards',
    when: asks('chooseCards'),
    at: () => ['hand'],
    until: 'answer',
    say: {
      en: () =>
        'Choose two cards. The first one works for you: it brings what it shows. The second one lies below, and its number counts with the first to say who acts early. Here is the pitfall: the best worker is of little use if the building that you need is full before your go.',
      de: () =>
        'Wähle zwei Karten. Die erste arbeitet für dich: Sie bringt, was sie zeigt. Die zweite liegt darunter, und ihre Zahl bestimmt mit, wer früh dran ist. Hier liegt die Falle: Der beste Arbeiter nützt wenig, wenn das Gebäude, das du brauchst, vor dir voll ist.',
    },
  },
  {
    id: 'worker',
    when: asks('useWorker'),
    at: () => ['chosen'],
    until: 'answer',
    say: {
      en: () =>
        'It is your go. First your worker: take what the card shows, or instead a single pigment of the colour in its corner.',
      de: () =>
        'Du bist dran. Zuerst dein Arbeiter: Nimm, was die Karte zeigt, oder stattdessen eine einzelne Farbe wie in ihrer Ecke.',
    },
  },
  {
    id: 'builder',
    when: asks('placeBuilder'),
    at: ({ g }) => g.places.map(where => `building/${where}`),
    until: 'answer',
    say: {
      en: ({ table }) =>
        `Then send a master builder to a building, or keep it for a coin. Everybody else's builder there costs you a coin, paid to its owner, and two buildings together hold only ${table.components.tables.capacity[table.seats - 2].most}, the prime minister included. What is lit can be entered and used now.`,
      de: ({ table }) =>
        `Dann schicke einen Baumeister in ein Gebäude oder behalte ihn für eine Münze. Jeder fremde Baumeister dort kostet dich eine Münze an seinen Besitzer, und zwei Gebäude fassen zusammen nur ${table.components.tables.capacity[table.seats - 2].most}, den Premierminister mitgezählt. Was leuchtet, kannst du jetzt betreten und nutzen.`,
    },
  },
  {
    id: 'create',
    when: asks('createWarrior'),
    at: () => [`building/${building.workshop}`],
    until: 'answer',
    say: {
      en: () =>
        'Where you set the warrior up, you get what the field shows. Remember: anybody may paint it, unless you lay a seal under it.',
      de: () =>
        'Wo du den Krieger aufstellst, bekommst du, was das Feld zeigt. Denk daran: Jeder darf ihn bemalen, wenn du kein Siegel darunterlegst.',
    },
  },
  {
    id: 'paint',
    when: asks('paintWarrior'),
    at: ({ g }) => g.pit.flatMap((there, field) => (there === raw ? [`field/${field}`] : [])),
    until: 'answer',
    say: {
      en: () =>
        'Paint a raw warrior: it is yours from now on. You score a point for every warrior of the group that it joins, so warriors side by side are worth more and more.',
      de: () =>
        'Bemale einen rohen Krieger: Ab jetzt ist er deiner. Du bekommst einen Punkt für jeden Krieger der Gruppe, zu der er kommt; Krieger nebeneinander sind also immer mehr wert.',
    },
  },
  {
    id: 'second',
    when: asks('chooseTop'),
    at: () => ['hand'],
    until: 'answer',
    say: {
      en: () => 'The second round: your other two cards are played now. You only choose which of them works.',
      de: () => 'Die zweite Runde: Jetzt kommen deine beiden anderen Karten. Du wählst nur, welche davon arbeitet.',
    },
  },
  {
    id: 'farewell',
    when: now => now.g.turn > 1 && asks('chooseCards')(now),
    at: () => ['section/0'],
    until: 'next',
    say: {
      en: ({ table }) =>
        `That was a turn of ${table.components.tables.turns}. From here on you play alone; every lit thing still explains itself, and the rules are beside the board.`,
      de: ({ table }) =>
        `Das war einer von ${table.components.tables.turns} Zügen. Ab hier spielst du allein; alles, was leuchtet, erklärt sich weiter, und die Regeln stehen neben dem Brett.`,
    },
  },
]

export const guided: Guided<Army, ArmyTable> = { seats, bot: 'plain', from, lessons, last: 'farewell' }
