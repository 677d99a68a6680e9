/** The tests of a server once more, over PostgreSQL: what they say holds wherever things are kept. */
import { afterAll, beforeAll, describe } from 'vitest'
import { Cluster } from '../testing/postgres.ts'
import { Running } from '../testing/running.ts'

let cluster: Cluster
const usual = Running.place
beforeAll(async () => {
  cluster = await Cluster.start()
  Running.place = () => cluster.place()
})
afterAll(async () => {
  Running.place = usual
  await cluster.remove()
})

describe.each(['lobby', 'people', 'safety', 'table', 'secrets', 'restart', 'fuzz'])(
  'over PostgreSQL: %s',
  async name => {
    // Another module than the one that the test runner has read for itself.
    await import(/* @vite-ignore */ `./${name}.test.ts?over=postgres`)
  },
)
