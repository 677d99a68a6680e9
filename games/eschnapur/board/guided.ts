/**
 * The guided first game: a prepared position, and what is said about it as it is played. Nothing here is forced; a
 * lesson is given when its moment comes, once, and what the bots do is only spoken of when it has happened.
 */
import { NOBODY, NONE, type Seat, type State } from '@palatine/kernel'
import type { Guided, Lesson, Situation } from '@palatine/ui'
import { forSeats, official, type Palace, type PalaceEvent, type PalaceTable } from '../rules/model.ts'
import { fieldValue } from '../rules/palace.ts'
import { setup } from '../rules/setup.ts'

type Now = Situation<Palace, PalaceTable>

/** The person sits at seat 0, two bots beside. */
const seats = 3

/** By part number: the bricks from the bottom up. */
const parts: { readonly [number: number]: readonly Seat[] } = {
  2: [0, 1, 1, 2, 2, 0],
  3: [2, 2, 0, 1],
  5: [1, 0, 2],
  6: [0, 2],
  8: [1, 0, 0, 2, 1],
}
/** By seat and kind: what is left of the gold; the rest is in the bank. */
const purses = [
  [2, 1, 2, 3, 1, 2],
  [2, 2, 1, 2, 2, 1],
  [2, 1, 2, 2, 1, 2],
]

/** The third round of a game, before sites and gold are laid. */
function from(table: PalaceTable): State<Palace> {
  const g = setup(table)
  g.round = 3
  purses.forEach((purse, seat) => {
    purse.forEach((count, kind) => {
      g.bank[kind] += g.purses[seat][kind] - count
      g.purses[seat][kind] = count
    })
  })
  for (const [number, bricks] of Object.entries(parts)) {
    for (const seat of bricks) {
      g.parts[Number(number) - 1].push(seat)
      g.supply[seat]--
    }
  }
  for (const [place, seat] of [1, 0, 2].entries()) g.order[place] = seat
  for (const [seat, points] of [9, 6, 4].entries()) g.privilegePoints[seat] = points
  const frame = (step: string) => ({ step, at: {}, list: null, next: 0 })
  return {
    g,
    where: {
      stack: [frame('play.end'), frame('round.sitesAndGold')],
      asked: NOBODY,
      together: null,
      branches: null,
    },
  }
}

const happened = <T extends PalaceEvent['type']>({ told }: Now, type: T) =>
  told.filter(event => event.type === type) as unknown as readonly Extract<PalaceEvent, { type: T }>[]

/** The first round is the guided one; when the next has begun the person plays alone. */
const nextRound = (now: Now): boolean => now.g.round > 3
const asks =
  (id: string) =>
  (now: Now): boolean =>
    now.question === id
const first = asks('chooseSites')

const lessons: readonly Lesson<Palace, PalaceTable>[] = [
  {
    id: 'welcome',
    when: first,
    at: () => ['palace'],
    until: 'next',
    say: {
      en: () =>
        'Welcome to Eschnapur. Everybody builds the same palace. Two rounds have been played; you come in at the third.',
      de: () =>
        'Willkommen in Eschnapur. Alle bauen am selben Palast. Zwei Runden sind gespielt; du steigst in der dritten ein.',
    },
  },
  {
    id: 'part',
    when: first,
    at: () => ['part/7'],
    until: 'next',
    say: {
      en: () =>
        'This is part 8. Bricks go in from the bottom up, and each field is worth a point more than the one below. When the last field is filled, everybody with a brick in it is paid the wage under the roof and scores their highest field, and a point for each brick.',
      de: () =>
        'Das ist Teil 8. Steine kommen von unten nach oben hinein, jedes Feld ist einen Punkt mehr wert als das darunter. Ist das letzte Feld voll, bekommen alle, die einen Stein darin haben, den Lohn unter dem Dach und Punkte: ihr höchstes Feld und einen Punkt je Stein.',
    },
  },
  {
    id: 'bag',
    when: first,
    at: () => ['part/1/bag'],
    until: 'next',
    say: {
      en: ({ table }) =>
        `Whoever fills the field with the bag lets everybody in that part take gold worth ${table.components.tables.bonus}. In part 2 it is the very next field.`,
      de: ({ table }) =>
        `Wer das Feld mit dem Beutel füllt, lässt alle in diesem Teil Gold im Wert von ${table.components.tables.bonus} nehmen. In Teil 2 ist es das nächste Feld.`,
    },
  },
  {
    id: 'choose',
    when: first,
    at: () => ['part/7', 'part/1'],
    until: 'answer',
    say: {
      en: () =>
        'Choose two parts to build in this round; the others do the same in secret. Parts 2 and 8 look good: a bag in one, and only two bricks missing in the other. Click them, then confirm.',
      de: () =>
        'Wähle zwei Teile, in denen du in dieser Runde baust; die anderen tun es auch, verdeckt. Teil 2 und Teil 8 sind gut: hier ein Beutel, dort fehlen nur zwei Steine. Klicke sie an und bestätige.',
    },
  },
  {
    id: 'officials',
    when: asks('layGold'),
    at: () => ['official/0', 'official/1', 'official/2', 'official/3', 'official/4'],
    until: 'next',
    say: {
      en: () =>
        'Five high officials wait for your gold. From left to right: one blocks a card of somebody else, one closes a part, one gives bricks, one deals the turn order, and the last lets you move a brick.',
      de: () =>
        'Fünf hohe Beamte warten auf dein Gold. Von links nach rechts: einer blockiert eine fremde Karte, einer sperrt einen Teil, einer gibt Steine, einer verteilt die Reihenfolge, und der letzte lässt dich einen Stein versetzen.',
    },
  },
  {
    id: 'bids',
    when: asks('layGold'),
    at: ({ seat }) => [`seat/${seat}/official/${official.bricks}`],
    until: 'next',
    say: {
      en: () =>
        'At the third every card pays: a 4 brings four bricks, but half of it if somebody else plays a 4 as well. At the others only the highest single card wins and goes to the bank. What does not win becomes privilege points.',
      de: () =>
        'Beim dritten zahlt jede Karte: eine 4 bringt vier Steine, aber nur die Hälfte, wenn noch jemand eine 4 spielt. Bei den anderen gewinnt nur die höchste einzelne Karte und geht in die Bank. Was nicht gewinnt, wird zu Privilegpunkten.',
    },
  },
  {
    id: 'lay',
    when: asks('layGold'),
    at: () => ['hand/5', 'hand/0'],
    until: 'answer',
    say: {
      en: () =>
        'Click cards, or drag them onto the officials. A 5 for bricks is never wrong; a zero says “not now” and comes back to your hand. A card on an official goes back when you click it.',
      de: () =>
        'Klick Karten an oder zieh sie auf die Beamten. Eine 5 für Steine ist nie verkehrt; eine Null heißt „jetzt nicht“ und kommt zurück auf die Hand. Eine gelegte Karte nimmst du mit einem Klick zurück.',
    },
  },
  {
    id: 'blockade',
    when: now => asks('placeBlockade')(now) && !nextRound(now),
    at: () => ['official/0'],
    until: 'answer',
    say: {
      en: () =>
        'You have won the first official: lay the blockade on a covered card of somebody else. It will not be shown in this round, and they get a brick for it. You may also lay it aside.',
      de: () =>
        'Du hast den ersten Beamten gewonnen: leg die Blockade auf eine verdeckte fremde Karte. Sie wird in dieser Runde nicht gezeigt, dafür bekommt der andere einen Stein. Du darfst sie auch zur Seite legen.',
    },
  },
  {
    id: 'stop',
    when: now => asks('placeStop')(now) && !nextRound(now),
    at: () => ['official/1'],
    until: 'answer',
    say: {
      en: () => 'You may close a part: nobody builds there in this round. Think of a part that the others need.',
      de: () =>
        'Du darfst einen Teil sperren: dort baut in dieser Runde niemand. Denk an einen Teil, den die anderen brauchen.',
    },
  },
  {
    id: 'bricks',
    when: now => happened(now, 'bricksTaken').some(({ seat, rule }) => seat === now.seat && rule === 'ES 6.1'),
    at: ({ seat }) => [`seat/${seat}/bricks`],
    until: 'next',
    say: {
      en: now => {
        const { count, wanted } = happened(now, 'bricksTaken').filter(({ seat }) => seat === now.seat)[0]
        return `The cards for bricks were shown: you get ${count}${count < wanted ? ' (the supply has no more)' : ''}. They lie on your tableau until you build.`
      },
      de: now => {
        const { count, wanted } = happened(now, 'bricksTaken').filter(({ seat }) => seat === now.seat)[0]
        return `Die Karten für Steine wurden gezeigt: du bekommst ${count}${count < wanted ? ' (mehr hat der Vorrat nicht)' : ''}. Sie liegen auf deinem Tableau, bis du baust.`
      },
    },
  },
  {
    id: 'order',
    when: now => asks('dealMarkers')(now) && !nextRound(now),
    at: ({ seat }) => [`seat/${seat}/marker`],
    until: 'answer',
    say: {
      en: () =>
        'You deal the turn order: click the seats from the first to the last. Who builds late sees what the others did, who builds early gets the bag first.',
      de: () =>
        'Du verteilst die Reihenfolge: klick die Plätze vom ersten zum letzten an. Wer spät baut, sieht, was die anderen getan haben; wer früh baut, erreicht den Beutel zuerst.',
    },
  },
  {
    id: 'build',
    when: now => asks('placeBricks')(now) && !nextRound(now),
    at: ({ g, seat }) => g.sites[seat].map(part => `part/${part}`),
    until: 'answer',
    say: {
      en: ({ g, seat, table }) => {
        const [part] = g.sites[seat]
        const next = g.parts[part].length + 1
        return `Now share out your bricks: click a part, a field, or plus and minus. Your next brick in part ${part + 1} lies on a field worth ${fieldValue(part, next, table)}.`
      },
      de: ({ g, seat, table }) => {
        const [part] = g.sites[seat]
        const next = g.parts[part].length + 1
        return `Verteil jetzt deine Steine: klick einen Teil, ein Feld oder plus und minus. Dein nächster Stein in Teil ${part + 1} liegt auf einem Feld mit dem Wert ${fieldValue(part, next, table)}.`
      },
    },
  },
  {
    id: 'gold',
    when: now => asks('takeGold')(now) && !nextRound(now),
    at: () => ['bank/3', 'bank/5'],
    until: 'answer',
    say: {
      en: () =>
        'Gold for you. Take cards of exactly this sum. Large ones win officials; small ones last longer, because you need five cards in every round.',
      de: () =>
        'Gold für dich. Nimm Karten von genau dieser Summe. Große gewinnen Beamte; kleine reichen länger, denn du brauchst jede Runde fünf Karten.',
    },
  },
  {
    id: 'move',
    when: now => asks('moveBrick')(now) && !nextRound(now),
    at: () => ['official/4', 'palace'],
    until: 'answer',
    say: {
      en: () =>
        'You may move the last brick of a part, whoever owns it, to another part: click where it comes from, then where it goes.',
      de: () =>
        'Du darfst den letzten Stein eines Teils versetzen, gleich wem er gehört: klick an, woher er kommt, dann, wohin er geht.',
    },
  },
  {
    id: 'privilege-points',
    when: now => happened(now, 'privilegePointsGained').length > 0,
    at: ({ seat }) => [`seat/${seat}/privilege-points`],
    until: 'next',
    say: {
      en: ({ table }) =>
        `Cards that won nothing have become privilege points. They buy privileges; what you keep counts at the end: ${forSeats(table).ranking.join(', ')} points for the first, the second and the last.`,
      de: ({ table }) =>
        `Karten, die nichts gewonnen haben, sind Privilegpunkte geworden. Sie kaufen Privilegien; was du behältst, zählt am Ende: ${forSeats(table).ranking.join(', ')} Punkte für den Ersten, den Zweiten und den Letzten.`,
    },
  },
  {
    id: 'finished',
    when: now => happened(now, 'partFinished').length > 0,
    at: now => happened(now, 'partFinished').map(({ part }) => `part/${part}`),
    until: 'next',
    say: {
      en: now => {
        const { part } = happened(now, 'partFinished')[0]
        return `Part ${part + 1} is finished: wages are paid, points are scored, and the Maharajah has it faced in white marble. Its bricks are back in the supply.`
      },
      de: now => {
        const { part } = happened(now, 'partFinished')[0]
        return `Teil ${part + 1} ist fertig: Löhne sind gezahlt, Punkte gezählt, und der Maharadscha lässt ihn in weißem Marmor verkleiden. Die Steine sind wieder im Vorrat.`
      },
    },
  },
  {
    id: 'privileges',
    when: asks('wishPrivilege'),
    at: ({ g, table, seat }) =>
      table.components.privileges.rows.flatMap(({ cost }, card) =>
        g.privileges[card] === NONE && cost <= g.privilegePoints[seat] ? [`privilege/${card}`] : [],
      ),
    until: 'answer',
    say: {
      en: () =>
        'You can afford a privilege. What is lit can be bought now, and works at once; look at a card to see what it does. Each is there only once. You may also buy nothing.',
      de: () =>
        'Du kannst dir ein Privileg leisten. Was leuchtet, kannst du jetzt kaufen, und es wirkt sofort; schau eine Karte an, um zu sehen, was sie tut. Jede gibt es nur einmal. Du darfst auch nichts kaufen.',
    },
  },
  {
    id: 'farewell',
    when: now => nextRound(now) && first(now),
    at: () => ['palace'],
    until: 'next',
    say: {
      en: ({ table }) =>
        `That was a round. The game ends with the one in which part number ${forSeats(table).partsToEnd} is finished. From here on you play alone; every lit thing still explains itself, and the rules are beside the board.`,
      de: ({ table }) =>
        `Das war eine Runde. Das Spiel endet mit der, in der der ${forSeats(table).partsToEnd}. Teil fertig wird. Ab hier spielst du allein; alles, was leuchtet, erklärt sich weiter, und die Regeln stehen neben dem Brett.`,
    },
  },
]

export const guided: Guided<Palace, PalaceTable> = { seats, bot: 'plain', from, lessons, last: 'farewell' }
