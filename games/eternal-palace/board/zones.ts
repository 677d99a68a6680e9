/** Eternal Palace on the plain board: the places with their visitors, advisors and prizes; at each seat what it owns. */
import { HIDDEN, type Language, NONE, type Seat } from '@palatine/kernel'
import type { IconName, Labels, Zone, ZoneItem } from '@palatine/ui'
import { valuesOf } from '../rules/dice.ts'
import {
  countBits,
  has,
  monumentPlaces,
  place,
  type Realm,
  type RealmTable,
  sorts,
  spot,
  stock,
  trackPlaces,
} from '../rules/kit.ts'
import { placeOf } from '../rules/visit.ts'
import type { en } from '../text/en.ts'

const own = {
  en: {
    round: (n: number) => `Round ${n}`,
    places: 'Places',
    visits: (said: string) => `visited with ${said}`,
    free: 'nobody there',
    row: 'Advisors at the Academy',
    deck: 'deck',
    drawn: 'Advisors drawn',
    goods: 'Goods',
    dice: 'Dice',
    groups: 'Groups to place',
    steps: 'Tracks',
    painting: 'Painting',
    advisors: 'Advisors',
    used: 'used',
    group: (said: string) => `group ${said}`,
    of: (name: string) => `of ${name}`,
    advisorUse: 'Use an advisor',
    features: 'Features to earn',
  },
  de: {
    round: (n: number) => `Runde ${n}`,
    places: 'Orte',
    visits: (said: string) => `besucht mit ${said}`,
    free: 'niemand dort',
    row: 'Berater in der Akademie',
    deck: 'Stapel',
    drawn: 'Gezogene Berater',
    goods: 'Güter',
    dice: 'Würfel',
    groups: 'Noch zu setzende Gruppen',
    steps: 'Leisten',
    painting: 'Gemälde',
    advisors: 'Berater',
    used: 'benutzt',
    group: (said: string) => `Gruppe ${said}`,
    of: (name: string) => `von ${name}`,
    advisorUse: 'Einen Berater einsetzen',
    features: 'Motive zu verdienen',
  },
}

const sortIcons: readonly IconName[] = ['wood', 'stone', 'kaolin', 'bronze']
const inWords = (group: number): string => valuesOf(group).join('+')

const advisorName = (card: number, table: RealmTable, text: typeof en): string =>
  `${text.components.types[table.components.advisors.rows[card].type]} ${card + 1}`

export function zones(
  g: Realm,
  table: RealmTable,
  watcher: Seat | null,
  text: typeof en,
  language: Language,
  name: (seat: Seat) => string,
): Zone[] {
  const words = own[language]
  const names = text.components
  const visitors = (where: number) => {
    const found: { house: number; dice: number }[] = []
    for (let i = 0; i < g.visits.length; i += 3) {
      if (g.visits[i + 1] === where) found.push({ house: g.visits[i], dice: g.visits[i + 2] })
    }
    return found
  }
  const advisor = (card: number, where: string, nth: number, touch: { [question: string]: number }): ZoneItem =>
    card === HIDDEN
      ? { key: `${where}-${nth}`, label: words.deck, hidden: true }
      : {
          key: `advisor-${card}-${where}-${nth}`,
          label: advisorName(card, table, text),
          mark: advisorName(card, table, text),
          shape: 'chip',
          icon: 'official',
          touch,
        }
  const choosing = (card: number) => ({
    appointAdvisor: card,
    takeFreeAdvisor: card,
    keepAdvisor: card,
    returnAdvisor: card,
  })
  const middle: Zone[] = [
    {
      id: 'places',
      title: words.places,
      note: words.round(g.round),
      wide: true,
      items: names.places.map((called, where) => {
        const there = visitors(where)
        const said = there.map(({ house, dice }) => `${name(house)} ${inWords(dice)}`).join(', ')
        const token = has(g.tokens, where)
        const sort = monumentPlaces.indexOf(where)
        return {
          key: `place-${where}`,
          label: `${called}${there.length > 0 ? `, ${words.visits(said)}` : ''}`,
          note: said || words.free,
          mark: `${where === place.scrolls || where === place.bridge ? '' : `${where} `}${called}${there.length > 0 ? ` · ${said}` : ''}`,
          ...(token ? { icon: 'feature' as const } : sort >= 0 ? { icon: 'monument' as const } : {}),
          shape: 'chip' as const,
          touch: { moveOnTrack: where },
        }
      }),
    },
    {
      id: 'row',
      title: words.row,
      note: `${words.deck} ${g.deck.length}`,
      items: g.row.flatMap((card, i) => (card === NONE ? [] : [advisor(card, 'row', i, choosing(card))])),
    },
    ...(g.drawn.length > 0
      ? [
          {
            id: 'drawn',
            title: words.drawn,
            items: g.drawn.map((card, i) => advisor(card, 'drawn', i, choosing(card))),
          },
        ]
      : []),
  ]
  const free = g.features.flatMap((owner, feature) => (owner === NONE ? [feature] : []))
  if (free.length > 0) {
    middle.push({
      id: 'features',
      title: words.features,
      items: free.map(feature => ({
        key: `feature-${feature}`,
        label: names.features[feature] ?? String(feature + 1),
        mark: names.features[feature] ?? String(feature + 1),
        icon: 'feature',
        shape: 'chip',
        touch: { takeFeature: feature },
      })),
    })
  }
  const seats = g.dice.flatMap((_, house): Zone[] => {
    const amount = (
      key: string,
      label: string,
      icon: IconName,
      n: number,
      touch: { [question: string]: number } = {},
    ): ZoneItem => ({
      key: `${key}-${house}`,
      label: `${label}: ${n}`,
      icon,
      mark: String(n),
      shape: 'token',
      touch: house === watcher || key === 'palace' ? touch : {},
    })
    const layers = Array.from({ length: 14 }, (_, layer) => layer).filter(layer => has(g.layers[house], layer))
    const features = g.features.flatMap((owner, feature) => (owner === house ? [feature] : []))
    const monuments = g.monuments.flatMap((owner, sort) => (owner === house ? [sort] : []))
    return [
      {
        id: `goods-${house}`,
        title: words.goods,
        seat: house,
        items: [
          amount('fish', names.fish, 'fish', g.fish[house]),
          amount('wisdom', names.wisdom, 'wisdom', g.wisdom[house]),
          ...sorts.map(sort =>
            amount(`sort-${sort}`, names.sorts[sort], sortIcons[sort], g.resources[stock(house, sort)], {
              takeResource: sort,
              payResource: sort,
            }),
          ),
          amount('palace', names.palace, 'prestige', g.palace[house], { giveTo: house }),
        ],
      },
      {
        id: `dice-${house}`,
        title: words.dice,
        seat: house,
        items: (g.rolled[house] > 0 ? valuesOf(g.rolled[house]) : []).map((value, i) => ({
          key: `die-${house}-${i}`,
          label: String(value),
          mark: String(value),
          shape: 'die' as const,
          touch: house === watcher ? { makeGroups: i } : {},
        })),
      },
      {
        id: `groups-${house}`,
        title: words.groups,
        seat: house,
        items: g.groups[house].map((group, i) =>
          group === HIDDEN
            ? { key: `group-${house}-${i}`, label: words.groups, hidden: true }
            : {
                key: `group-${house}-${i}-${group}`,
                label: words.group(inWords(group)),
                mark: inWords(group),
                icon: 'die',
                shape: 'chip',
                touch: house === watcher ? { visit: group } : {},
              },
        ),
      },
      {
        id: `painting-${house}`,
        title: words.painting,
        note: String(countBits(g.layers[house])),
        seat: house,
        items: [
          ...layers.map(
            (layer): ZoneItem => ({
              key: `layer-${house}-${layer}`,
              label: `${names.layer} ${layer}`,
              icon: 'layer',
              mark: String(layer),
              shape: 'token',
            }),
          ),
          ...features.map(
            (feature): ZoneItem => ({
              key: `feature-${feature}`,
              label: names.features[feature],
              icon: 'feature',
              mark: names.features[feature],
              shape: 'chip',
            }),
          ),
          ...monuments.map(
            (sort): ZoneItem => ({
              key: `monument-${sort}`,
              label: names.places[monumentPlaces[sort]],
              icon: 'monument',
              mark: names.places[monumentPlaces[sort]],
              shape: 'chip',
            }),
          ),
        ],
      },
      {
        id: `advisors-${house}`,
        title: words.advisors,
        seat: house,
        items: g.advisors[house].map((card, i) => {
          const item = advisor(card, `advisors-${house}`, i, { useAdvisor: card, useAdvisorOrEnd: card })
          return g.used[house].includes(card) ? { ...item, label: `${item.label}, ${words.used}` } : item
        }),
      },
      {
        id: `steps-${house}`,
        title: words.steps,
        seat: house,
        layout: 'line',
        items: trackPlaces
          .map(where => ({ where, n: g.track[spot(house, where)] }))
          .filter(({ n }) => n > 0)
          .map(({ where, n }) => ({ key: `track-${house}-${where}`, label: names.places[where], mark: String(n) })),
      },
    ]
  })
  return [...middle, ...seats]
}

export function labels(
  _g: Realm,
  table: RealmTable,
  _seat: Seat,
  text: typeof en,
  language: Language,
  question: string,
): Labels {
  const words = own[language]
  const names = text.components
  switch (question) {
    case 'makeGroups':
      return { item: value => String(value) }
    case 'visit':
      return {
        item: (item, branch) => (branch === 'visit' ? words.group(inWords(item)) : advisorName(item, table, text)),
        branch: key => (key === 'useAdvisor' ? words.advisorUse : undefined),
      }
    case 'keepAdvisor':
    case 'appointAdvisor':
    case 'takeFreeAdvisor':
    case 'returnAdvisor':
      return { item: card => (card >= 0 ? advisorName(card, table, text) : undefined) }
    case 'moveOnTrack':
      return { item: where => names.places[placeOf(where)] ?? names.places[where] }
    default:
      return {}
  }
}
