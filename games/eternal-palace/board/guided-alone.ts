/**
 * The guided first game alone: a round against the Master. What a round is has been learnt in the other one; here it is
 * about him: what he does is known before he does it.
 */
import type { Lesson } from '@palatine/ui'
import { groupOf, valuesOf } from '../rules/dice.ts'
import { masterHouse, type Realm, type RealmTable } from '../rules/model.ts'
import { asks, firstRound, guidedRound, hasVisited, type Now } from './guided-round.ts'

/** A 3 that paints at once beside a 5 and a 6; he is first. */
const mine = 356
const his = [4, 1, 3, 2]
const order = [masterHouse, 0]

function from(table: RealmTable) {
  const state = firstRound(table, [mine], order)
  const { g } = state
  g.order.splice(0, g.order.length, ...order)
  const values = his.slice(0, g.dice[masterHouse])
  g.master.dice.splice(0, g.master.dice.length, ...values)
  g.rolled[masterHouse] = groupOf(values)
  return state
}

const masterHasMoved = ({ told }: Now): boolean => told.some(({ type }) => type === 'masterChosePlace')

const lessons: readonly Lesson<Realm, RealmTable>[] = [
  {
    id: 'welcome',
    when: asks('makeGroups'),
    at: () => ['master'],
    until: 'next',
    say: {
      en: () =>
        'Alone you play against the Master. Nobody decides for him: his dice, a card and the list on the right say what he does. He is a house like yours, paints like you, and wins if he has more points.',
      de: () =>
        'Allein spielst du gegen den Meister. Niemand entscheidet für ihn: Seine Würfel, eine Karte und die Liste rechts sagen, was er tut. Er ist ein Haus wie deines, malt wie du und gewinnt mit mehr Punkten.',
    },
  },
  {
    id: 'dice',
    when: asks('makeGroups'),
    at: () => ['master'],
    until: 'next',
    say: {
      en: ({ g }) =>
        `He has rolled ${valuesOf(g.rolled[masterHouse]).join(', ')}, each die in a colour of its own. When you have planned, a card of his is turned over: it lays the colours into rows, and each row is a group.`,
      de: ({ g }) =>
        `Er hat ${valuesOf(g.rolled[masterHouse]).join(', ')} geworfen, jeder Würfel hat eine Farbe. Wenn du geplant hast, wird eine Karte von ihm aufgedeckt: Sie legt die Farben in Zeilen, und jede Zeile ist eine Gruppe.`,
    },
  },
  {
    id: 'groups',
    when: asks('makeGroups'),
    at: () => ['tray'],
    until: 'answer',
    say: {
      en: () =>
        'Plan as ever. But mind: the group of his that is worth as much as one of yours goes first, and dice of his at a place cost you a fish. A sum that he cannot have is yours alone: 5 and 6 make an 11.',
      de: () =>
        'Plane wie immer. Aber bedenke: Die Gruppe von ihm, die so viel wert ist wie eine von deinen, kommt zuerst, und seine Würfel an einem Ort kosten dich einen Fisch. Eine Summe, die er nicht haben kann, gehört dir allein: 5 und 6 sind 11.',
    },
  },
  {
    id: 'reason',
    when: now => asks('visit')(now) && masterHasMoved(now),
    at: () => ['master'],
    until: 'next',
    say: {
      en: () =>
        'He has moved. By the number of the group, if that costs him no fish and brings him something; otherwise by the first line of his list that does. The line that he used is tinted, and the reason stands at the place, too.',
      de: () =>
        'Er war dran. Nach der Nummer der Gruppe, wenn das keine Fische kostet und ihm etwas bringt; sonst nach der ersten Zeile seiner Liste, die passt. Die benutzte Zeile ist hinterlegt, und der Grund steht auch am Ort.',
    },
  },
  {
    id: 'next',
    when: now => asks('visit')(now) && hasVisited(now),
    at: () => ['master'],
    until: 'answer',
    say: {
      en: () =>
        'The row with the red edge is what he plays next, as things stand. If it goes where you want to go, be there first: then he needs fish or wisdom, or goes elsewhere.',
      de: () =>
        'Die rot umrandete Zeile spielt er als Nächstes, so wie es jetzt steht. Geht sie dorthin, wo du hinwillst, sei zuerst da: Dann braucht er Fische oder Weisheit, oder er geht anderswohin.',
    },
  },
  {
    id: 'visit',
    when: asks('visit'),
    at: () => ['tray'],
    until: 'answer',
    say: {
      en: () =>
        'Place a group. The 3 paints at the Spring Pavilion; the others fetch what you need for the next monument.',
      de: () =>
        'Lege eine Gruppe. Die 3 malt am Frühlingspavillon; die anderen holen, was du für das nächste Monument brauchst.',
    },
  },
]

export const guided = guidedRound({
  seats: 1,
  options: { difficulty: 'apprentice' },
  from,
  lessons,
  last: {
    at: 'master',
    word: {
      en: 'At the end he takes the features that are left at places where he is ahead of you, so do not leave them to him.',
      de: 'Am Ende nimmt er die Motive an Orten, an denen er weiter ist als du: Lass sie ihm nicht liegen.',
    },
  },
})
