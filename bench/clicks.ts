/** People who click at tables of a server, over real sockets: how long until the others see it, and how much goes through. */
import { type ChildProcess, spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { ServerProcess } from '@palatine/server/testing/child-process'
import { Guest, gatehouse, newPerson } from '@palatine/server/testing/guest'
import { type G, layable, owing } from './peers/gatehouse-boardgame-io.ts'

/** Two people at a table of the teaching game. */
export interface Pair {
  /** One of them answers; milliseconds until the other has seen it, undefined where there was nothing to see. */
  click(): Promise<number | undefined>
}

export interface Contestant {
  readonly name: string
  pair(): Promise<Pair>
  end(): Promise<void>
}

export async function palatine(folder: string): Promise<Contestant> {
  const config = join(folder, 'clicks.json')
  writeFileSync(config, ServerProcess.settings(join(folder, 'clicks')))
  const server = new ServerProcess(config)
  await server.start()
  const pace = { pace: 'live', bank: 3_600_000, increment: 60_000 } as const
  const begun = async (guests: readonly [Guest, Guest]) => {
    const { open } = await guests[0].get({ ask: 'open', make: gatehouse(2, { pace }) })
    await guests[1].get({ ask: 'sit', table: open.id, seat: 1, name: 'Bo' })
    await guests[0].get({ ask: 'begin', table: open.id, bots: 'plain' })
    for (const guest of guests) {
      guest.told.length = 0
      guest.texts.length = 0
      await guest.watch(open.id)
    }
  }
  return {
    name: 'Palatine, on disk before it is acknowledged',
    async pair() {
      const cookies = await Promise.all(['Ada', 'Bo'].map(name => newPerson(server.address, name)))
      const connect = (cookie: string) => Guest.connect(server.address, { cookie })
      const guests = [await connect(cookies[0]), await connect(cookies[1])] as const
      await begun(guests)
      return {
        async click() {
          const actor = guests.find(guest => guest.isAsked())
          if (!actor) {
            await begun(guests)
            return undefined
          }
          const other = guests[0] === actor ? guests[1] : guests[0]
          const ask = await actor.answerTo()
          let seen = 0
          void other
            .next(told => 'moment' in told)
            .then(() => {
              seen = performance.now()
            })
          const clicked = performance.now()
          const refused = await actor.ask(ask)
          if (refused) throw new Error(refused.refused.reason)
          // What is done in one's own branch is seen by nobody else; what was sent before this reply would be here.
          await other.get({ ask: 'me' })
          return seen > 0 ? seen - clicked : undefined
        },
      }
    },
    end: () => server.end('SIGTERM').then(() => undefined),
  }
}

interface Socket {
  on(event: string, hear: (...args: readonly unknown[]) => void): void
  emit(event: string, ...args: readonly unknown[]): void
  close(): void
}
interface Seen {
  readonly G: G
  readonly ctx: { readonly phase: string; readonly gameover?: unknown }
  readonly _stateID: number
}

export async function boardgameIo(): Promise<Contestant> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'peers', 'server.ts')], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const port = await portOf(child)
  const require = createRequire(join(import.meta.dirname, 'peers', 'server.ts'))
  const { io } = require('socket.io-client') as { io(address: string, options: object): Socket }
  const sockets: Socket[] = []
  let matches = 0
  return {
    name: 'boardgame.io, in memory',
    async pair() {
      const people = [0, 1].map(seat => {
        const socket = io(`http://127.0.0.1:${port}/gatehouse`, { transports: ['websocket'], forceNew: true })
        sockets.push(socket)
        return new Player(socket, seat)
      })
      const sitDown = () => {
        const match = `match-${++matches}`
        return Promise.all(people.map(player => player.sitDown(match)))
      }
      await sitDown()
      return {
        async click() {
          const move = moveIn(people[0].state)
          if (!move) {
            await sitDown()
            return undefined
          }
          const [actor, other] = move.seat === 0 ? people : people.toReversed()
          const both = [actor, other].map(player => player.next())
          const clicked = performance.now()
          actor.move(move)
          const [, seen] = await Promise.all(both)
          return seen - clicked
        },
      }
    },
    async end() {
      for (const socket of sockets) socket.close()
      const closed = new Promise(resolve => child.on('close', resolve))
      child.kill('SIGKILL')
      await closed
    },
  }
}

interface Move {
  readonly seat: number
  readonly type: string
  readonly args: readonly number[]
}

/** Somebody at boardgame.io's server, who speaks as its own client does and computes nothing ahead. */
class Player {
  private readonly socket: Socket
  private readonly seat: number
  private match = ''
  private seen: Seen | undefined
  private waiting: ((at: number) => void)[] = []

  constructor(socket: Socket, seat: number) {
    this.socket = socket
    this.seat = seat
    socket.on('sync', (match, info) => this.see(match, (info as { readonly state: Seen }).state))
    socket.on('update', (match, state) => this.see(match, state as Seen))
  }

  get state(): Seen {
    if (!this.seen) throw new Error('nothing was shown')
    return this.seen
  }

  async sitDown(match: string): Promise<void> {
    this.match = match
    const seen = this.next()
    this.socket.emit('sync', match, String(this.seat), undefined, 2)
    await seen
  }

  move({ type, args, seat }: Move): void {
    const action = { type: 'MAKE_MOVE', payload: { type, args, playerID: String(seat) } }
    this.socket.emit('update', action, this.state._stateID, this.match, String(seat))
  }

  /** When it is shown something next. */
  next(): Promise<number> {
    return new Promise(resolve => this.waiting.push(resolve))
  }

  private see(match: unknown, state: Seen): void {
    if (match !== this.match) return
    this.seen = state
    for (const one of this.waiting.splice(0)) one(performance.now())
  }
}

/** The first thing that somebody may do. */
function moveIn({ G, ctx }: Seen): Move | undefined {
  if (ctx.gameover !== undefined) return undefined
  const seats = [0, 1]
  const missing = owing(G, seats).find(seat => G.chosen[seat] < 0) ?? 0
  switch (ctx.phase) {
    case 'bidding':
      return { seat: missing, type: 'bidStone', args: [G.hands[missing][0]] }
    case 'reward':
      return { seat: G.winner, type: 'takeReward', args: [0] }
    case 'giving':
      return { seat: missing, type: 'giveStone', args: [G.hands[missing][0]] }
    default: {
      const seat = seats.find(one => !G.finished[one]) ?? 0
      const [stone] = layable(G.hands[seat], G.walls[seat])
      return stone === undefined ? { seat, type: 'stop', args: [] } : { seat, type: 'layStone', args: [stone] }
    }
  }
}

function portOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let said = ''
    child.stdout?.setEncoding('utf8').on('data', text => {
      said += text
      const port = /^port (\d+)$/m.exec(said)?.[1]
      if (port) resolve(Number(port))
    })
    child.on('close', code => reject(new Error(`boardgame.io ended with ${code} before it listened`)))
  })
}
