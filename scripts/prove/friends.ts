/**
 * Friends at browsers of their own play whole games at a real server, two to five of each title: one loses its network, one
 * loads its page again and opens a second tab, the server is killed and started again. All end alike, and nobody has what
 * is another's secret.
 */
import { titles } from '../../games/registry.ts'
import { launchChromium } from '../../web/chromium/launch.ts'
import { playOneGame } from '../../web/tests/one-game.ts'
import { OnlineHouse } from '../../web/tests/online-house.ts'

export interface Played {
  readonly games: number
  readonly answers: number
  readonly moments: number
  readonly problems: readonly string[]
}

/** How many play each title. */
const companies = [2, 3, 4, 5]

export async function playAmongFriends(
  id: string,
  wanted: readonly number[] = companies,
  progress: (done: string) => void = () => undefined,
): Promise<Played> {
  const title = await titles[id].load()
  const [fewest, most] = title.game.seats
  const problems: string[] = []
  let [games, answers, moments] = [0, 0, 0]
  const house = new OnlineHouse()
  await house.start()
  const browser = await launchChromium()
  try {
    for (const seats of wanted.filter(one => one >= fewest && one <= most)) {
      const complain = (what: string) => problems.push(`${id}, ${seats} people: ${what}`)
      try {
        const played = await playOneGame(browser, house, title, seats)
        const ends = new Set(played.results.map(result => result.join(' ')))
        if (ends.size !== 1) complain(`not all see the same end: ${[...ends].join(' | ')}`)
        for (const what of played.complaints) complain(what)
        games++
        answers += played.record.entries.length
        moments += played.moments
        for (const { context } of played.people) await context.close()
      } catch (error) {
        complain(error instanceof Error ? error.message : String(error))
      }
      progress(`${seats} people`)
    }
  } finally {
    await browser.close()
    await house.end()
  }
  return { games, answers, moments, problems }
}
