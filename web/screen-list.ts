/** Every screen there is, and how to come to it: for the pictures in docs/screens and for checks over all screens. */
import type { Page } from 'playwright-core'
import { titles } from '../games/registry.ts'
import type { Stage } from './browser.ts'
import { drawLayers, drawTwenty } from './contact-sheets.ts'
import { modules, putMoment, type Wanted } from './moments.ts'
import { askToGoBack, begin, invite, inviteMore, play, sitDownAt, type Visitor, visitor } from './online-people.ts'
import { houseSecret } from './served.ts'

export interface Screen {
  readonly name: string
  /** Whether it is longer than the window and wants to be seen as a whole. */
  readonly long?: boolean
  /** What is set otherwise than usual. */
  readonly settings?: { readonly language?: 'de'; readonly theme?: 'light' | 'dark' }
  open(stage: Stage, page: Page): Promise<void>
}

const ids = Object.keys(titles)
const listed = ids.filter(id => titles[id].listed)

export const screens: readonly Screen[] = [
  page('front', '/', '.world', true),
  ...listed.map(id => page(`set-up-${id}`, `/new/${id}`, '.chairs', true)),
  ...listed.map(id => page(`rules-${id}`, `/rules/${id}`, '.paragraph')),
  page('settings', '/settings', '.segment'),
  page('kit', '/kit', '.kit-widgets', true),
  page('open-replay', '/replay', 'input[type=file]'),
  page('no-table', '/table/none', 'h1'),
  ...listed.map(id => page(`guided-${id}`, `/guided/${id}`, '.guide-bubble')),
  table('gatehouse', 'gatehouse'),
  table('eschnapur', 'eschnapur', { question: 'layGold', from: 30 }),
  {
    ...table('eschnapur-evening', 'eschnapur', { question: 'layGold', from: 30 }),
    settings: { theme: 'dark', language: 'de' },
  },
  table('great-split-split', 'great-split', { question: 'splitHand' }),
  table('great-split-choose', 'great-split', { question: 'chooseGroup', from: 12 }),
  {
    ...table('great-split-choose-evening', 'great-split', { question: 'chooseGroup', from: 12 }),
    settings: { theme: 'dark', language: 'de' },
  },
  table('great-split-seven', 'great-split', { seats: 7, question: 'splitHand', from: 150 }),
  table('great-split', 'great-split', { question: 'useCard', from: 30 }),
  { ...table('great-split-evening', 'great-split', { question: 'useCard', from: 30 }), settings: { theme: 'dark' } },
  table('xian-cards', 'xian', { question: 'chooseCards', from: 20 }),
  table('xian-paint', 'xian', { question: 'paintWarrior', from: 90 }),
  {
    ...table('xian-paint-evening', 'xian', { question: 'paintWarrior', from: 90 }),
    settings: { theme: 'dark', language: 'de' },
  },
  table('xian', 'xian', { question: 'placeBuilder', from: 40 }),
  { ...table('xian-evening', 'xian', { question: 'placeBuilder', from: 40 }), settings: { theme: 'dark' } },
  table('eternal-palace', 'eternal-palace', { question: 'visit', from: 60 }),
  ...Object.entries(modules).flatMap(([name, wanted]): Screen[] => {
    const one = table(`eternal-palace-${name}`, 'eternal-palace', wanted)
    return [one, { ...one, name: `${one.name}-evening`, settings: { theme: 'dark', language: 'de' } }]
  }),
  { name: 'painting-layers', long: true, open: drawLayers },
  { name: 'painting-twenty', long: true, open: drawTwenty },
  { name: 'hand-over', open: (stage, at) => sit(stage, at, 'eschnapur', { seats: 2, people: 2 }, '.hand-over') },
  ...listed.map(
    (id): Screen => ({
      name: `scoring-${id}`,
      open: (stage, at) => sit(stage, at, id, { question: null }, '.scoring-winner'),
    }),
  ),
  {
    name: 'replay',
    async open(stage, at) {
      await sit(stage, at, 'eschnapur', { question: null }, '.scoring-winner')
      await at.goto(`${stage.address}/replay/eschnapur?at=40`)
      await at.waitForSelector('.timeline')
    },
  },
  {
    name: 'my-games',
    async open(stage, at) {
      for (const id of listed) await putMoment(stage, at, id, {})
      await putMoment(stage, at, 'gatehouse', { question: null })
      await at.goto(`${stage.address}/games`)
      await at.waitForSelector('.game-row')
    },
  },
  ...(['light', 'dark'] as const).flatMap(theme => online(theme)),
]

function page(name: string, path: string, there: string, long = false): Screen {
  return {
    name,
    long,
    async open({ address }, at) {
      await at.goto(address + path)
      await at.waitForSelector(there)
    },
  }
}

function table(name: string, id: string, wanted: Wanted = {}): Screen {
  return {
    name: `table-${name}`,
    open: (stage, at) => sit(stage, at, id, wanted, '[data-owes=true] .confirm-bar, .scoring-winner'),
  }
}

async function sit(stage: Stage, at: Page, id: string, wanted: Wanted, there: string): Promise<void> {
  await putMoment(stage, at, id, wanted)
  await at.goto(`${stage.address}/table/${id}`)
  await at.waitForSelector(there)
}

/** Under this name of the same machine a page may believe that others reach it. */
const among = ({ address }: Stage): string => address.replace('127.0.0.1', 'palatine.localhost')

/** Whoever is at the page, as somebody with a name; and others who come with browsers of their own. */
const named = (at: Page, name: string): Visitor => ({ name, context: at.context(), page: at, heard: [], errors: [] })

async function friend(at: Page, name: string): Promise<Visitor> {
  const browser = at.context().browser()
  if (!browser) throw new Error('there is no browser around this page')
  return visitor(browser, name)
}

let hasListed = false

/** Tables that everybody finds, made once for all pictures. */
async function listTables(stage: Stage, at: Page): Promise<void> {
  if (hasListed) return
  hasListed = true
  for (const [name, game, seats] of [
    ['Theo', 'eschnapur', 4],
    ['Mira', 'great-split', 5],
    ['Ida', 'eternal-palace', 3],
  ] as const) {
    const one = await friend(at, name)
    await invite(one, among(stage), game, seats, { listed: true })
    await one.context.close()
  }
}

/** The screens of online play, by day or in the evening, which is German. */
function online(theme: 'light' | 'dark'): readonly Screen[] {
  const screen = (name: string, open: Screen['open'], long = false): Screen => ({
    name: theme === 'light' ? `online-${name}` : `online-${name}-evening`,
    long,
    settings: theme === 'light' ? { theme } : { theme, language: 'de' },
    open,
  })
  /** Three sit at a table of this game, and the page is the second of them. */
  const seated = async (stage: Stage, at: Page, game: string): Promise<Visitor[]> => {
    const [nora, jonas, ada] = [await friend(at, 'Nora'), named(at, 'Jonas'), await friend(at, 'Ada')]
    const link = await invite(nora, among(stage), game, 4)
    for (const one of [jonas, ada]) await sitDownAt(one, link)
    await begin(nora, ['Jonas', 'Ada'])
    for (const { page: each } of [nora, jonas, ada]) await each.waitForSelector('.table-page')
    await nora.page.click('#tab-chat')
    await nora.page.fill('.chat-field input', theme === 'light' ? 'Good luck, you two!' : 'Viel Glück euch beiden!')
    await nora.page.keyboard.press('Enter')
    return [nora, ada]
  }
  /** Nora and the page, which is Jonas, at the shortest game. */
  const atGatehouse = async (stage: Stage, at: Page): Promise<Visitor[]> => {
    const people = [await friend(at, 'Nora'), named(at, 'Jonas')]
    await sitDownAt(people[1], await invite(people[0], among(stage), 'gatehouse', 3))
    await begin(people[0], ['Jonas'])
    for (const { page: each } of people) await each.waitForSelector('.table-page')
    return people
  }
  const gone = async (people: readonly Visitor[]) => {
    for (const { context } of people) await context.close()
  }
  return [
    screen('invite', async (stage, at) => {
      const nora = named(at, 'Nora')
      const link = await invite(nora, among(stage), 'great-split', 5)
      const ada = await friend(at, 'Ada')
      await sitDownAt(ada, link)
      await at.waitForFunction(() => document.querySelector('.invite-seats')?.textContent?.includes('Ada'))
      await at.waitForSelector('.qr path')
      await gone([ada])
    }),
    screen('join', async (stage, at) => {
      const nora = await friend(at, 'Nora')
      await at.goto(await invite(nora, among(stage), 'great-split', 3))
      await at.fill('.join-name input', 'Jonas')
      await gone([nora])
    }),
    screen('table', async (stage, at) => {
      const others = await seated(stage, at, 'eschnapur')
      await at.waitForSelector('[data-owes=true] .confirm-bar')
      await at.waitForFunction(() => document.querySelector('.unread, .chat-open .count'))
      if (await at.locator('#tab-chat').isVisible()) await at.click('#tab-chat')
      else await at.click('.chat-open')
      await at.waitForSelector('.chat-lines strong')
      await gone(others)
    }),
    screen('seven', async (stage, at) => {
      const [nora, ada] = [await friend(at, 'Nora'), await friend(at, 'Wolfgang-Amadeus zu Hohenstein')]
      const jonas = named(at, 'Jonas')
      const link = await invite(nora, among(stage), 'great-split', 7, { pace: 1 })
      for (const one of [jonas, ada]) await sitDownAt(one, link)
      await begin(nora, ['Jonas', ada.name])
      await at.waitForSelector('[data-owes=true] .confirm-bar')
      await ada.page.waitForSelector('.table-page')
      await gone([nora, ada])
    }),
    screen('cut-off', async (stage, at) => {
      const others = await seated(stage, at, 'great-split')
      await at.waitForSelector('[data-owes=true] .confirm-bar')
      await at.context().setOffline(true)
      await at.waitForSelector('.is-cut-off')
      await gone(others)
    }),
    screen('front', async (stage, at) => {
      await listTables(stage, at)
      const others = await seated(stage, at, 'xian')
      await at.goto(among(stage))
      await at.waitForSelector('.front-waiting')
      await gone(others)
    }),
    screen('open-tables', async (stage, at) => {
      await listTables(stage, at)
      await at.goto(`${among(stage)}/tables?show=open`)
      await at.waitForSelector('.table-row')
    }),
    screen(
      'new-table',
      async (stage, at) => {
        await at.goto(`${among(stage)}/open/eternal-palace`)
        await at.waitForSelector('.option')
      },
      true,
    ),
    screen('sat', async (stage, at) => {
      const nora = await friend(at, 'Nora')
      await sitDownAt(named(at, 'Jonas'), await invite(nora, among(stage), 'eschnapur', 3))
      await gone([nora])
    }),
    screen('onlooker', async (stage, at) => {
      const nora = await friend(at, 'Nora')
      await invite(nora, among(stage), 'xian', 3)
      await begin(nora, [])
      await at.goto(await inviteMore(nora))
      await at.locator('.take-seat summary').click()
      await gone([nora])
    }),
    screen('wish', async (stage, at) => {
      const people = await atGatehouse(stage, at)
      await play(people, 2)
      await askToGoBack(people)
      await at.waitForSelector('.aside-card')
      await gone(people.slice(0, 1))
    }),
    screen('over', async (stage, at) => {
      const people = await atGatehouse(stage, at)
      await play(people, 1_000)
      await at.waitForSelector('.scoring-winner')
      await gone(people.slice(0, 1))
    }),
    screen('finished', async (stage, at) => {
      const people = await atGatehouse(stage, at)
      await play(people, 1_000)
      await at.goto(`${among(stage)}/tables?show=finished`)
      await at.waitForSelector('.table-row')
      await gone(people.slice(0, 1))
    }),
    screen('house', async (stage, at) => {
      const others = await seated(stage, at, 'xian')
      await at.goto(`${among(stage)}/host`)
      await at.fill('input[type=password]', houseSecret)
      await at.click('form button')
      await at.waitForSelector('.house-figures')
      await gone(others)
    }),
    screen('no-table', async (stage, at) => {
      await at.goto(`${among(stage)}/at/none`)
      await at.waitForSelector('.friends-row')
    }),
    screen('lobby', async (stage, at) => {
      const others = await seated(stage, at, 'xian')
      await at.goto(`${among(stage)}/tables`)
      await at.waitForSelector('.waiting-card')
      await gone(others)
    }),
    screen(
      'me',
      async (stage, at) => {
        await at.goto(`${among(stage)}/me`)
        await at.fill('.friends-row input', 'Jonas')
        await at.click('.friends-row button')
        await at.waitForSelector('.check')
      },
      true,
    ),
  ]
}
