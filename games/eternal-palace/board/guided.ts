/**
 * The guided first game: the first round of a game that is always laid out the same, and what is said about it as it is
 * played. Nothing here is forced; a lesson is given when its moment comes, once.
 */
import type { Lesson } from '@palatine/ui'
import { place, type Realm, type RealmTable } from '../rules/model.ts'
import { asks, firstRound, guidedRound, hasVisited } from './guided-round.ts'

/** The person sits at seat 0, two bots beside. */
const seats = 3
/** By seat: a 3 that paints at once beside a 9 out of two dice; the others have less and more. */
const rolled = [345, 126, 466]
const order = [1, 0, 2]

const lessons: readonly Lesson<Realm, RealmTable>[] = [
  {
    id: 'welcome',
    when: asks('makeGroups'),
    at: () => ['painting'],
    until: 'next',
    say: {
      en: ({ table }) =>
        `Welcome to Eternal Palace. This sheet will be your painting. Every place of the scroll has a layer for it; the game ends with the round in which somebody has ${table.components.setup.layersToEnd}.`,
      de: ({ table }) =>
        `Willkommen bei Eternal Palace. Dieses Blatt wird dein Bild. Zu jedem Ort der Rolle gehört eine Ebene; das Spiel endet mit der Runde, in der jemand ${table.components.setup.layersToEnd} hat.`,
    },
  },
  {
    id: 'places',
    when: asks('makeGroups'),
    at: () => [`place/${place.springPavilion}`, `place/${place.mine}`],
    until: 'next',
    say: {
      en: () =>
        'A group of dice goes to the place whose number is its sum. What you can reach is outlined, and the tag says what it costs you now: free, or wisdom that turns your dice. Monuments stand above the place that yields their material.',
      de: () =>
        'Eine Würfelgruppe geht an den Ort, dessen Nummer ihre Summe ist. Was du erreichst, ist umrandet, und das Schild sagt, was es dich jetzt kostet: nichts, oder Weisheit, die deine Würfel dreht. Monumente stehen über dem Ort, der ihr Material liefert.',
    },
  },
  {
    id: 'groups',
    when: asks('makeGroups'),
    at: () => ['tray'],
    until: 'answer',
    say: {
      en: () =>
        'Put your dice into groups; nobody sees it. Touch the 4 and the 5: together they are a 9, and the Kaolin Mine yields only to two dice or more. The 3 alone is enough for the Spring Pavilion: for one wood you have its monument and its layer at once.',
      de: () =>
        'Lege deine Würfel zu Gruppen zusammen; niemand sieht es. Berühre die 4 und die 5: Zusammen sind sie eine 9, und die Porzellanerde-Mine gibt nur zwei oder mehr Würfeln etwas. Die 3 allein genügt für den Frühlingspavillon: Für ein Holz bekommst du sofort sein Monument und seine Ebene.',
    },
  },
  {
    id: 'penalty',
    when: now => asks('visit')(now) && hasVisited(now),
    at: () => ['tray'],
    until: 'answer',
    say: {
      en: () =>
        'Your next group. Here is the pitfall: whoever has dice at a place makes it dearer, you included. You pay one fish for each of them, and without fish you stay outside. The Imperial Scrolls take any group and never ask for fish.',
      de: () =>
        'Deine nächste Gruppe. Hier liegt die Falle: Alle, die schon Würfel an einem Ort haben, machen ihn teurer, auch du selbst. Für jeden zahlst du einen Fisch, und ohne Fische bleibst du draußen. Die Imperialen Schriftrollen nehmen jede Gruppe und kosten nie Fische.',
    },
  },
  {
    id: 'visit',
    when: asks('visit'),
    at: () => ['tray'],
    until: 'answer',
    say: {
      en: () =>
        'The screens are lifted. Everybody places one group in turn. Touch a lit place: if there are several ways, the cheapest is chosen and the others are offered beside it. What would change shows dashed before you confirm.',
      de: () =>
        'Die Schirme sind weg. Reihum legen alle eine Gruppe. Berühre einen leuchtenden Ort: Gibt es mehrere Wege, ist der billigste gewählt, und die anderen stehen daneben. Was sich ändern würde, ist gestrichelt, bevor du bestätigst.',
    },
  },
]

export const guided = guidedRound({
  seats,
  from: table => firstRound(table, rolled, order),
  lessons,
  last: {
    at: 'tray',
    word: {
      en: 'Advisors, the Palace track and the Eternal Bridge will explain themselves when you touch them.',
      de: 'Berater, Palastleiste und Ewige Brücke erklären sich, wenn du sie berührst.',
    },
  },
})
