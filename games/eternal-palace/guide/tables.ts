import type { Translated } from '@palatine/kernel'
import type { GuideTables } from '@palatine/kernel/guide-figures'
import type { Reward } from '../components/schema.ts'
import { pointsOf } from '../rules/compositions.ts'
import { place, type RealmTable } from '../rules/model.ts'
import type { en } from '../text/en.ts'

type Words = Translated<typeof en>

const none = '–'
const isEmpty = (reward: Reward) => Object.keys(reward).length === 0

/** With what it is called in short, if that is a word. */
function placeName(at: number, { board, components }: Words): string {
  const [name, short] = [components.places[at], board.short[at]]
  return short === name || short.endsWith('.') ? name : `${name} (${short})`
}

/** Spaces of a bridge that give something, and its end. */
const spaces = (rewards: readonly Reward[], { components }: Words) =>
  rewards.flatMap((reward, i) => {
    const end = i === rewards.length - 1
    if (isEmpty(reward) && !end) return []
    return [[i + 1, end ? components.layer : components.inWords.reward(reward)]]
  })

/** What a place gives, in short; numbered places in their order, then the bridge. */
function gives(at: number, { places }: RealmTable['components'], { components }: Words): string {
  const { reward } = components.inWords
  const resource = (bySize: readonly number[], sort: number) =>
    `${[...new Set(bySize)].filter(count => count > 0).join(' / ')} ${components.sorts[sort]}`
  const given: { readonly [number: number]: string } = {
    1: reward({ fish: places.fishMarket.fish }),
    2: reward({ wisdom: places.academy.wisdom }),
    4: resource(places.resources.near, 0),
    6: resource(places.resources.near, 1),
    7: reward({ wisdom: places.temple.wisdom }),
    9: resource(places.resources.far, 2),
    11: resource(places.resources.far, 3),
    12: places.market.items.map(reward).join(', '),
  }
  return given[at] ?? (at === place.bridge ? '5.13' : reward(places.monuments))
}

/** Steps on the track of a place, markers at Temple and Market, or one visit. */
function layerAfter(at: number, { tracks, bridge }: RealmTable['components']): number {
  if (at === place.bridge) return bridge.spaces.length
  if (at === place.temple || at === place.market) return 2
  return tracks.steps[at] || 1
}

export const tables: GuideTables<RealmTable, Words> = {
  places: ({ components }, text) => [
    ...Array.from({ length: place.bridge }, (_, i) => i + 1).map(at => [
      placeName(at, text),
      at === place.bridge ? none : at,
      gives(at, components, text),
      layerAfter(at, components),
    ]),
    [placeName(place.scrolls, text), none, '5.15', none],
  ],
  bridge: ({ components }, text) => spaces(components.bridge.spaces, text),
  'alternative-bridge': ({ components }, text) => spaces(components.bridge.alternative, text),
  advisors: (table, { components: { inWords } }) =>
    table.components.banners.rows.map(({ cost, copies, more }, card) => [
      inWords.advisorName(card, table),
      inWords.advisorDoes(card, table),
      inWords.goods(0, 0, cost),
      copies,
      copies + more,
    ]),
  labyrinth(table, { components: { inWords } }) {
    const { labyrinth } = table.components
    const paths = (from: number) =>
      labyrinth.paths.flatMap(path => {
        if (path.from !== from && path.to !== from) return []
        return [`${inWords.spaceName(path.from === from ? path.to : path.from, table)} (${path.fish})`]
      })
    return labyrinth.spaces.map((reward, at) => [
      inWords.spaceName(at, table),
      isEmpty(reward) ? none : inWords.reward(reward),
      paths(at).join(', '),
    ])
  },
  demands: ({ components }, { components: { inWords } }) =>
    components.demands.cards.map(({ reward, penalty }, card) => [
      card + 1,
      inWords.reward(reward),
      inWords.penalty(penalty),
    ]),
  compositions: (table, { components: { inWords } }) =>
    table.components.compositions.cards.map(({ layers, reward }, card) => [
      layers.map(layer => (layer === place.bridge ? 'EB' : layer)).join(', '),
      isEmpty(reward) ? none : inWords.reward(reward),
      pointsOf(card, table),
    ]),
  personalities: ({ components }, { components: words }) =>
    Object.entries(components.personalities.lists).map(([name, { actions, up, down }]) => [
      words.personalities[name as keyof typeof words.personalities],
      actions.map(action => words.masterActions[action]).join('; '),
      up,
      down,
    ]),
  'master-cards': ({ components }, { components: words }) =>
    components.personalities.cards.map(({ rows, signs }, card) => [
      card + 1,
      rows.map(row => row.map(colour => words.colours[colour]).join(' + ')).join(' / '),
      signs.map(sign => words.personalities[sign]).join(', '),
    ]),
}
