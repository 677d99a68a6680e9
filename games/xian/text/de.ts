import { NONE, type Translated } from '@palatine/kernel'
import { priceOf } from '../rules/armory.ts'
import { entry } from '../rules/builder.ts'
import { payments } from '../rules/lab.ts'
import { type Army, type ArmyTable, upperCard } from '../rules/model.ts'
import { paidIn, price } from '../rules/tiles.ts'
import { work } from '../rules/worker.ts'
import { iconOn } from '../rules/workshop.ts'
import { board } from './board/de.ts'
import { cover } from './cover/de.ts'
import type { en } from './en.ts'

const components = {
  colours: ['gelb', 'rot', 'grün', 'blau'],
  houses: ['violett', 'hellgrün', 'orange', 'hellblau'],
  buildings: ['die Werkstatt', 'das Labor', 'die Waffenkammer', 'der Palast'],
  workers: { 'tax-collector': 'Steuereintreiber', craftsman: 'Handwerker', helper: 'Gehilfe', miner: 'Bergmann' },
  helpers: {
    accountant: 'Buchhalter',
    administrator: 'Verwalter',
    ceramist: 'Töpfer',
    emissary: 'Gesandter',
    officer: 'Offizier',
    scientist: 'Gelehrter',
  },
  goods: {
    coins: (n: number) => (n === 1 ? '1 Münze' : `${n} Münzen`),
    clay: (n: number) => `${n} Lehm`,
  },
  tiles: ['Gebäude öffnen oder frei betreten', 'Markt', 'Rabatt', 'Zusatzaktion'],
  endTiles: {
    resources: '1 Punkt je Ressource, höchstens 15',
    tens: '1 Punkt je 10 Punkte',
    'unused-tiles': '3 Punkte je ungenutztem Bonusteil',
    warriors: '2 Punkte je bemaltem Krieger',
    helpers: '2 Punkte je Gehilfe',
    six: '6 Punkte',
    majorities: '5 Punkte je Mehrheit',
    pairs: '4 Punkte je Paar gleicher Ausrüstung',
  },
  sections: ['Sektion A (Schützen)', 'Sektion B (Wagenlenker)', 'Sektion C (Offiziere und Fußvolk)'],
  equipment: {
    wood: { A: 'Bogen aus Holz', B: 'Streitwagen aus Holz', C: 'Schild aus Holz' },
    bronze: { A: 'Armbrust aus Bronze', B: 'Hellebarde aus Bronze', C: 'Schwert aus Bronze' },
  },
  icons: {
    statue: 'Statue',
    point: '1 Punkt',
    'two-points': '2 Punkte',
    'three-points': '3 Punkte',
    coin: '1 Münze',
    'two-coins': '2 Münzen',
    clay: '1 Lehm',
    pigment: 'ein Farbplättchen deiner Wahl',
  },
}

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`
const { coins: coinsOf, clay: clayOf } = components.goods
const pointsOf = (n: number) => count(n, 'Punkt', 'Punkte')
const pigmentsOf = (n: number, kind: number) => (n === 1 ? pigment(kind) : `${n}-mal ${pigment(kind)}`)
const pigment = (kind: number) => ['Gelb', 'Rot', 'Grün', 'Blau'][kind]
const pigmentNamed = { yellow: 'Gelb', red: 'Rot', green: 'Grün', blue: 'Blau' } as const
const and = (parts: readonly string[]) =>
  parts.length < 2 ? (parts[0] ?? 'nichts') : `${parts.slice(0, -1).join(', ')} und ${parts.at(-1)}`

/** By number of the resource: four pigments, coins, clay. */
const resources = (counts: readonly number[]) =>
  and(
    counts.flatMap((n, kind) => (n === 0 ? [] : kind < 4 ? pigmentsOf(n, kind) : kind === 4 ? coinsOf(n) : clayOf(n))),
  )
const oneOf = (kind: number) => resources([0, 0, 0, 0, 0, 0].map((_, i) => (i === kind ? 1 : 0)))
const goods = (of: { coins: number; clay: number; pigments: readonly number[]; points?: number }) =>
  and([
    ...(of.points ? [pointsOf(of.points)] : []),
    ...(of.coins + of.clay + of.pigments.reduce((all, n) => all + n, 0) > 0
      ? [resources([...of.pigments, of.coins, of.clay])]
      : []),
  ])
const pigmentList = (kinds: readonly number[]) =>
  resources([0, 1, 2, 3].map(kind => kinds.filter(one => one === kind).length))

const place = (field: number, { components: { pit } }: ArmyTable) => {
  const size = pit.rows * pit.columns
  const row = Math.floor((field % size) / pit.columns) + 1
  const { section } = pit.sections[Math.floor(field / size)]
  return `${section}, Reihe ${row}, ${['links', 'rechts'][field % pit.columns] ?? (field % pit.columns) + 1}`
}
const card = (number: number, table: ArmyTable) => {
  const { colour, number: shown, worker, helper } = table.components.workers.cards[number]
  const name = helper === 'none' ? components.workers[worker] : components.helpers[helper]
  return `${pigmentNamed[colour]} ${shown} (${name})`
}
const equipment = (number: number, table: ArmyTable) => {
  const { material, section, house } = table.components.equipment.cards[number]
  return `${components.equipment[material][section]} (${section}, ${components.houses[house]})`
}
const helperName = (helper: number, table: ArmyTable) =>
  components.helpers[table.components.helpers.rows[helper].helper]
const endTile = (number: number, table: ArmyTable) =>
  components.endTiles[table.components.mausoleum.endTiles[number].tile]
const withTile = (way: number) => (way === price.discounted ? ' mit dem Rabatt-Teil' : '')
/** Wohin und wo, denn die Gebäude sind verschiedenen Geschlechts. */
const into = (where: number) => ['in die Werkstatt', 'ins Labor', 'in die Waffenkammer', 'in den Palast'][where]
const inside = (where: number) => ['in der Werkstatt', 'im Labor', 'in der Waffenkammer', 'im Palast'][where]

type TileAnswer = readonly ['market', readonly number[]] | readonly ['extraAction', number]
const tileAnswer = ([key, answer]: TileAnswer) =>
  key === 'market'
    ? `Markt-Teil nutzen: ${resources(answer)} abgeben`
    : `Zusatzaktions-Teil nutzen: Aktion ${inside(answer)}`

const workAnswer = (way: number, view: Army, seat: number, table: ArmyTable) => {
  const shown = table.components.workers.cards[upperCard(view, seat)]
  if (way === work.forfeit) return 'Nichts ist möglich: ohne den Arbeiter weiter'
  if (way === work.pigment) return `Statt der Aktion ${pigmentNamed[shown.colour]} nehmen`
  if (shown.helper === 'none') return `${components.workers[shown.worker]} schicken: ${goods(shown)}`
  return `Gehilfen einstellen (${components.helpers[shown.helper]}): ${pointsOf(table.components.helpers.pointsByTurn.points[view.turn - 1])}`
}

export const de: Translated<typeof en> = {
  name: cover.name,
  tagline: 'Forme und bemale die Terrakotta-Armee des ersten Kaisers und habe die meisten Krieger dort, wo es zählt.',
  questions: {
    exchangeCards: () =>
      'Lege Karten unter deinen Stapel und ziehe ebenso viele nach, einmal im Spiel; oder behalte alle.',
    chooseCards: () => 'Wähle zwei Karten: Die obere arbeitet, die untere bestimmt, wer zuerst dran ist.',
    chooseTop: () => 'Wähle, welche deiner beiden Karten oben liegt und arbeitet.',
    useWorker: ({ view, seat, table }) => `Nutze deinen Arbeiter, ${card(upperCard(view, seat), table)}.`,
    placeBuilder: () => 'Setze einen Baumeister oder behalte ihn und nimm eine Münze.',
    useExtraAction: () => 'Nutze jetzt dein Zusatzaktions-Teil oder behalte es.',
    takeEquipment: () => 'Nimm eine Ausrüstungskarte.',
    paintWarrior: () => 'Bemale einen rohen Krieger.',
    createWarrior: () => 'Erschaffe einen rohen Krieger.',
    takePigment: () => 'Nimm ein Farbplättchen deiner Wahl.',
    laySeal: () => 'Lege ein Siegel unter deinen neuen Krieger oder behalte es.',
    chooseEndTile: () => 'Wähle dein Spielende-Teil.',
    exchangeResource: () => 'Dein Gesandter darf eine Ressource für dich tauschen.',
    takeFromMarket: () => 'Nimm zwei Ressourcen vom Markt.',
  },
  answers: {
    exchangeCards: (cards, { table }) =>
      cards.length === 0 ? 'Alle Karten behalten' : `${and(cards.map(one => card(one, table)))} weglegen`,
    chooseCards: ([upper, lower], { table }) => `${card(upper, table)} auf ${card(lower, table)}`,
    chooseTop: (upper, { table }) => `${card(upper, table)} oben`,
    useWorker: (answer, { view, seat, table }) =>
      answer[0] === 'useWorker' ? workAnswer(answer[1], view, seat, table) : tileAnswer(answer),
    placeBuilder: answer => {
      if (answer[0] !== 'placeBuilder') return tileAnswer(answer)
      if (answer[1] === NONE) return 'Baumeister behalten und eine Münze nehmen'
      const [where, way] = answer[1]
      const how =
        way === entry.free ? ', ohne zu zahlen, mit dem Teil' : way === entry.open ? ', obwohl voll, mit dem Teil' : ''
      return `${into(where).replace(/^i/, 'I')}${how}`
    },
    useExtraAction: answer => {
      if (answer[0] !== 'useExtraAction') return tileAnswer(answer)
      return answer[1] === NONE ? 'Teil behalten' : `Eine weitere Aktion ${inside(answer[1])}`
    },
    takeEquipment: ([taken, way], { view, seat, table }) =>
      `${equipment(taken, table)} für ${coinsOf(paidIn(way, priceOf(view, seat, taken, table), table))} nehmen${withTile(way)}`,
    paintWarrior: ([field, way], { table }) =>
      `Krieger auf ${place(field, table)} mit ${pigmentList(payments[way])} bemalen`,
    createWarrior: ([field, way], { view, table }) =>
      `Krieger auf ${place(field, table)} erschaffen (${components.icons[iconOn(view, field, table).icon]})${withTile(way)}`,
    takePigment: kind => `${pigment(kind)} nehmen`,
    laySeal: (field, { table }) => (field === NONE ? 'Siegel behalten' : `Siegel auf ${place(field, table)} legen`),
    chooseEndTile: (chosen, { table }) => `Nehmen: ${endTile(chosen, table)}`,
    exchangeResource: answer =>
      answer === NONE ? 'Nichts tauschen' : `${oneOf(answer[0])} gegen ${oneOf(answer[1])} tauschen`,
    takeFromMarket: taken => `${resources(taken)} nehmen`,
  },
  events: {
    turnBegan: ({ turn }) => `Zug ${turn} beginnt.`,
    cardsDrawn: ({ seat, count: drawn, secret }, { name, table }) =>
      secret
        ? `${name(seat)} zieht ${and(secret.cards.map(one => card(one, table)))}.`
        : `${name(seat)} zieht ${count(drawn, 'Karte', 'Karten')}.`,
    cardsExchanged: ({ seat, count: put, secret }, { name, table }) =>
      secret
        ? `${name(seat)} legt ${and(secret.cards.map(one => card(one, table)))} unter den Stapel.`
        : `${name(seat)} legt ${count(put, 'Karte', 'Karten')} unter den Stapel.`,
    cardsShown: ({ upper, lower }, { name, table }) =>
      `Karten: ${upper.map((one, seat) => `${name(seat)} ${card(one, table)} auf ${card(lower[seat], table)}`).join('; ')}.`,
    orderSet: ({ order }, { name }) => `Reihenfolge: ${order.map(name).join(', ')}.`,
    workerUsed: (event, { name, table }) =>
      `${name(event.seat)} nutzt den Arbeiter (${components.workers[table.components.workers.cards[event.card].worker]}): ${goods(event)}.`,
    helperHelped: (event, { name, table }) =>
      `Gehilfe (${helperName(event.helper, table)}): ${goods(event)} für ${name(event.seat)}.`,
    workerForfeited: ({ seat }, { name }) => `Der Arbeiter von ${name(seat)} kann nichts bringen.`,
    helperPlayed: ({ seat, helper, points }, { name, table }) =>
      `${name(seat)} stellt einen Gehilfen ein (${helperName(helper, table)}): ${pointsOf(points)}.`,
    pigmentTaken: ({ seat, colour, from }, { name }) =>
      `${name(seat)} nimmt ${pigment(colour)} ${from === 'corner' ? 'statt der Aktion' : 'vom Feld'}.`,
    pigmentMissed: ({ seat }, { name }) => `Für ${name(seat)} ist kein Farbplättchen mehr da.`,
    builderPlaced: ({ seat, building }, { name }) => `${name(seat)} schickt einen Baumeister ${into(building)}.`,
    feePaid: ({ seat, to, coins, owed, points }, { name }) => {
      const paid = and(to.flatMap((n, other) => (n > 0 ? `${coinsOf(n)} an ${name(other)}` : [])))
      return owed > 0
        ? `${name(seat)} schuldet ${paid}, hat ${coinsOf(coins)} und verliert ${pointsOf(points)}.`
        : `${name(seat)} zahlt ${paid}.`
    },
    ministerMet: ({ seat, coins, points }, { name }) =>
      `Der Premierminister gibt ${name(seat)} ${coinsOf(coins)} und ${pointsOf(points)}.`,
    builderKept: ({ seat, coins }, { name }) => `${name(seat)} behält den Baumeister und nimmt ${coinsOf(coins)}.`,
    equipmentTaken: ({ seat, card: taken, coins, clay }, { name, table }) =>
      `${name(seat)} nimmt ${equipment(taken, table)} für ${coinsOf(coins)}${clay > 0 ? ` und bekommt ${clayOf(clay)}` : ''}.`,
    warriorPainted: ({ seat, field, paid, points }, { name, table }) =>
      `${name(seat)} bemalt den Krieger auf ${place(field, table)} mit ${pigmentList(paid)}: ${pointsOf(points)} für die Gruppe.`,
    overseerMoved: ({ seat, to }, { name }) => `Der Aufseher von ${name(seat)} zieht auf Position ${to}.`,
    bonusTileTaken: ({ seat, tile }, { name }) => `${name(seat)} nimmt ein Bonusteil: ${components.tiles[tile]}.`,
    endTileTaken: ({ seat, tile }, { name, table }) =>
      `${name(seat)} nimmt ein Spielende-Teil: ${endTile(tile, table)}.`,
    resourceExchanged: ({ seat, given, taken }, { name }) =>
      `Der Gesandte von ${name(seat)} tauscht ${oneOf(given)} gegen ${oneOf(taken)}.`,
    warriorCreated: ({ seat, field, clay }, { name, table }) =>
      `${name(seat)} erschafft einen Krieger auf ${place(field, table)} für ${clayOf(clay)}.`,
    iconTaken: (event, { name }) => `Das Feld bringt ${name(event.seat)} ${goods(event)}.`,
    sealLaid: ({ seat, field }, { name, table }) => `${name(seat)} legt ein Siegel auf ${place(field, table)}.`,
    tileUsed: ({ seat, tile }, { name }) => `${name(seat)} nutzt ein Bonusteil: ${components.tiles[tile]}.`,
    marketGiven: ({ seat, given }, { name }) => `${name(seat)} bringt ${resources(given)} zum Markt.`,
    marketTaken: ({ seat, taken }, { name }) => `${name(seat)} nimmt ${resources(taken)} vom Markt.`,
    extraActionTaken: ({ seat, building }, { name }) => `${name(seat)} hat eine Zusatzaktion ${inside(building)}.`,
    turnEnded: ({ turn }) => `Zug ${turn} endet: Karten werden abgelegt, die Baumeister kommen zurück.`,
    requestFulfilled: ({ token, drawn }, { table }) => {
      const { tokens } = table.components.requests
      return `Ersuchen ${tokens[token].number} kommt auf die Zugleiste, an seine Stelle tritt Ersuchen ${tokens[drawn].number} (${pigmentNamed[tokens[drawn].colour]}).`
    },
    ministerMoved: ({ building }) => `Der Premierminister geht ${into(building)}.`,
    equipmentRenewed: ({ left, row }, { table }) =>
      `Aus der Auslage abgeworfen: ${and(left.map(one => equipment(one, table)))}. Sie zeigt nun: ${and(row.map(one => equipment(one, table)))}.`,
    sectionScored: ({ section, points }, { name }) =>
      `Mehrheit in ${components.sections[section]}: ${points.map((n, seat) => `${name(seat)} ${n}`).join(', ')}.`,
    seatScored: ({ seat, sets, equipment: bonus, tiles, endTile: end, resources: rest, total }, { name }) =>
      `${name(seat)}: Sätze ${sets}, Ausrüstung ${bonus}, ungenutzte Teile ${tiles}, Spielende-Teil ${end}, Ressourcen ${rest}; zusammen ${total}.`,
  },
  refusals: {
    minesAreEmpty: () => 'Im Vorrat ist kein Farbplättchen, das dieser Bergmann bringen könnte.',
    pigmentRanOut: ({ colour }) => `Von ${pigmentNamed[colour as keyof typeof pigmentNamed]} ist nichts mehr da.`,
    workIsDue: () => 'Dein Arbeiter kann etwas tun, also musst du ihn nutzen.',
    notInTheRow: () => 'Diese Karte liegt nicht in der Auslage.',
    noSuchTile: () => 'Dafür hast du kein ungenutztes Teil.',
    savesNothing: () => 'Das Teil würde dir nichts sparen.',
    notEnoughCoins: ({ cost, coins }) => `Die Karte kostet ${cost}, du hast ${coins}.`,
    noRawWarrior: () => 'Auf diesem Feld steht kein roher Krieger.',
    sealed: () => 'Diesen Krieger schützt das Siegel eines anderen.',
    wrongPigments: () => 'Du hast nicht die Farbplättchen, die diese Sektion verlangt.',
    fieldNotFree: () => 'Dieses Feld ist nicht frei.',
    notEnoughClay: ({ cost, clay }) => `Ein Krieger kostet dort ${cost} Lehm, du hast ${clay}.`,
    noneLeft: () => 'Von dieser Farbe ist kein Farbplättchen mehr da.',
    endTileGone: () => 'Dieses Spielende-Teil liegt nicht aus.',
    pairIsFull: ({ most }) => `Diese beiden Gebäude sind voll: ${most} mit dem Premierminister.`,
    notFull: () => 'Das Gebäude ist nicht voll und muss nicht geöffnet werden.',
    nothingOwed: () => 'Hier wärst du niemandem etwas schuldig.',
    nothingToDoThere: () => 'Dort könntest du nichts tun.',
    thereTwice: ({ key }) => `Das kommt zweimal vor: ${key}.`,
    deckLastsAllTurns: ({ needed }) => `Der Stapel braucht genau ${needed} Karten.`,
    helperCards: () => 'Gehilfenkarten nennen einen Gehilfen, die anderen keinen.',
    everyHelperOnce: () => 'Jeder Gehilfe muss auf genau einer Karte sein.',
    oneForEachTurn: ({ turns }) => `Für jeden der ${turns} Züge wird ein Wert gebraucht.`,
    sectionsInOrder: ({ section }) => `Hierher gehört Sektion ${section}.`,
    twoPigments: ({ found }) => `Bemalen kostet zwei Farbplättchen, nicht ${found}.`,
    requestIsOpen: () => 'An dieser Stelle liegt kein Ersuchen aus.',
    oneIconEachField: ({ fields }) => `Eine Seite hat ${fields} Symbole.`,
    tooManyStatues: ({ raw }) => `Für die Statuen gibt es nur ${raw} rohe Krieger.`,
    tooFewRequests: ({ needed }) => `Ein Spiel braucht ${needed} Ersuchen.`,
    tooFewEquipmentCards: ({ needed }) => `Ein Spiel braucht ${needed} Ausrüstungskarten.`,
    leaveAtMostAll: () => 'Es können nicht mehr Karten die Auslage verlassen, als in ihr liegen.',
    seatsInOrder: ({ seats }) => `Hierher gehört die Zeile für ${seats} Plätze.`,
    roomForAll: ({ most }) => `Es muss Platz für mindestens ${most} sein.`,
  },
  components,
  board,
  options: {
    equipment: {
      name: 'Ausrüstungsbonus',
      about: 'Ob die Punkte für Ausrüstung nur bei Karten deiner Farbe zählen oder bei allen, die du nimmst.',
      values: { colour: 'nur für Karten der eigenen Farbe', any: 'für alle eigenen Karten' },
    },
  },
  scores: {
    helpers: 'Gehilfen',
    minister: 'Premierminister',
    groups: 'Gruppen',
    icons: 'Felder der Baugrube',
    debt: 'Schulden',
    majorities: 'Mehrheiten',
    sets: 'Ausrüstungssätze',
    equipment: 'Ausrüstungsbonus',
    tiles: 'Ungenutzte Teile',
    resources: 'Ressourcen',
    endTile: 'Spielende-Teil',
  },
  endings: { normal: 'Alle sechs Züge sind gespielt.' },
}
