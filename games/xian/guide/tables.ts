import type { Translated } from '@palatine/kernel'
import type { GuideTables } from '@palatine/kernel/guide-figures'
import type { ArmyTable } from '../rules/model.ts'
import type { en } from '../text/en.ts'

type Words = Translated<typeof en>
type Card = ArmyTable['components']['workers']['cards'][number]

const colours = ['yellow', 'red', 'green', 'blue'] as const

/** What a card brings, in words: "3 coins", "yellow, red", "accountant". */
function brings({ coins, clay, pigments, helper }: Card, { components }: Words): string {
  if (helper !== 'none') return components.helpers[helper]
  const goods = [
    ...(coins > 0 ? [components.goods.coins(coins)] : []),
    ...(clay > 0 ? [components.goods.clay(clay)] : []),
    ...pigments.flatMap((count, colour) => new Array<string>(count).fill(components.colours[colour])),
  ]
  return goods.join(', ')
}

/** The paragraphs about the buildings, in their order, and about the helpers. */
const buildingsExplained = ['7.9', '7.3', '7.1', '7.6']
const helpersExplained: { readonly [helper in keyof Words['components']['helpers']]: string } = {
  accountant: '5.3',
  administrator: '5.4',
  ceramist: '5.5',
  emissary: '5.6',
  officer: '5.7',
  scientist: '5.8',
}

export const tables: GuideTables<ArmyTable, Words> = {
  buildings: (_, { components }) =>
    components.buildings.map((name, building) => [name, components.colours[building], buildingsExplained[building]]),
  helpers: ({ components: { workers } }, text) =>
    workers.cards.flatMap(({ helper, number }) =>
      helper === 'none' ? [] : [[text.components.helpers[helper], number, helpersExplained[helper]]],
    ),
  workers({ components: { workers } }, text) {
    const numbers = [...new Set(workers.cards.map(({ number }) => number))]
    const card = (colour: string, number: number) =>
      workers.cards.filter(one => one.colour === colour && one.number === number).map(one => brings(one, text))
    return numbers.map(number => [number, ...colours.map(colour => card(colour, number).join('; '))])
  },
  requests: ({ components }, text) =>
    colours.map((colour, i) => [
      components.requests.tokens.flatMap(token => (token.colour === colour ? [token.number] : [])).join(', '),
      text.components.colours[i],
    ]),
  equipment({ components }, text) {
    const { cards } = components.equipment
    const kinds = cards.filter(
      (card, i) => i === cards.findIndex(one => one.material === card.material && one.section === card.section),
    )
    return kinds.map(({ material, section }) => [
      text.components.equipment[material][section],
      section,
      cards
        .filter(card => card.material === material && card.section === section)
        .map(({ house, cost, clay }) => {
          const extra = clay > 0 ? ` (+ ${text.components.goods.clay(clay)})` : ''
          return `${text.components.houses[house]} ${cost}${extra}`
        })
        .join(', '),
    ])
  },
  plates({ components: { plates, pit } }, text) {
    const row = (icons: readonly (keyof Words['components']['icons'])[], at: number) =>
      icons
        .slice(at * pit.columns, (at + 1) * pit.columns)
        .map(icon => text.components.icons[icon])
        .join(' · ')
    return plates.rows.flatMap(({ section, sides }) =>
      sides.map(side => [section, ...Array.from({ length: pit.rows }, (_, at) => row(side, at))]),
    )
  },
}
