/** Bots in a real browser that fail, hang or break: the table says so and goes on. */
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openStage, type Stage } from '../browser.ts'
import { answer, asked, sitDown } from './seated.ts'

let stage: Stage
const open: Server[] = []
beforeAll(async () => {
  stage = await openStage()
}, 240_000)
afterEach(() => {
  for (const server of open.splice(0)) {
    server.close()
    server.closeAllConnections()
  }
})
afterAll(() => stage.close())

const long = { timeout: 300_000 }

/**
 * The same app at another address, where workers of bots meet every question with this first; it returns whether it has
 * dealt with it. (What a worker loads for a worker of its own, the browser's own routes do not reach.)
 */
async function withSpoiltBots(deal: (thought: number) => boolean): Promise<string> {
  const answer = async (url: string, response: ServerResponse) => {
    const found = await fetch(stage.address + url)
    const before = url === '/worker.js' ? `;(${meetFirst.toString()})(${deal.toString()});` : ''
    const kept = ['content-type', 'content-security-policy'].filter(name => found.headers.has(name))
    response.writeHead(found.status, Object.fromEntries(kept.map(name => [name, found.headers.get(name) ?? ''])))
    response.end(Buffer.concat([Buffer.from(before), Buffer.from(await found.arrayBuffer())]))
  }
  const server = createServer(({ url = '' }, response) => void answer(url, response))
  open.push(server)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** In a worker, before its own script. */
function meetFirst(deal: (thought: number) => boolean): void {
  if (self.name !== 'bots') return
  self.addEventListener('message', event => {
    const { think } = event.data as { think?: number }
    if (think !== undefined && deal(think)) event.stopImmediatePropagation()
  })
}

test.each([
  {
    what: 'hangs',
    deal: (thought: number) => {
      // Nothing but the end of its worker ends this one.
      while (thought >= 2);
      return false
    },
    said: 'Bo took too long. Another answer stands in for it.',
  },
  {
    what: 'fails',
    deal: (thought: number) => {
      if (thought >= 2) self.postMessage({ thought, failed: 'on purpose' })
      return thought >= 2
    },
    said: 'Bo could not decide. Another answer stands in for it.',
  },
  {
    what: 'breaks its worker',
    deal: (thought: number) => {
      if (thought >= 2)
        setTimeout(() => {
          throw new Error('on purpose')
        })
      return thought >= 2
    },
    said: 'Bo could not decide. Another answer stands in for it.',
  },
  {
    what: 'answers nonsense',
    deal: (thought: number) => {
      if (thought >= 2) self.postMessage({ thought, answer: 'nonsense' })
      return thought >= 2
    },
    said: 'Bo could not decide. Another answer stands in for it.',
  },
])('a bot that $what is told, another answer stands in, and it plays on', long, async ({ deal, said }) => {
  const { page } = await stage.visit()
  await sitDown(page, await withSpoiltBots(deal), 'gatehouse', ['', 'plain'], ['Ada', 'Bo'])
  // Its first thought is well, no later one: on a slow machine the second may come before the page is there to be told.
  let answers = 0
  while (answers < 2 && (await asked(page))) await answer(page, answers++)
  await page.getByText(said).waitFor()
  while (answers < 4 && (await asked(page))) await answer(page, answers++)
  expect(answers).toBe(4)
})
