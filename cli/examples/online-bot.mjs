// A program that plays online, in plain JavaScript: it sits down at an open table and plays to the end with any answer that is
// allowed. Try it: make a token on the page /me, open a table, then
//   PALATINE_TOKEN=... node cli/examples/online-bot.mjs http://localhost:8220 TABLE
//
// It speaks the same messages as the app (tables/protocol.ts and tables/lobby.ts): one JSON text each, asks with a key,
// and exactly one reply to each key. Beside that it is shown moments: what its seat sees, and who is asked. What a seat may
// answer is worked out from the moment by the rules themselves; a bot in another language asks `palatine engine` for it.
import { freshSeed, questionFor, sampleForBots, TableChance } from '@palatine/kernel'
import { titles } from '../../games/registry.ts'

const version = 1
const [address, table] = process.argv.slice(2)
const token = process.env.PALATINE_TOKEN
if (!address || !table || !token) {
  console.error('Usage: PALATINE_TOKEN=... node cli/examples/online-bot.mjs http://localhost:8220 TABLE')
  process.exit(2)
}

const chance = new TableChance(freshSeed())
const socket = new WebSocket(`${address.replace(/^http/, 'ws')}/socket`, {
  headers: { authorization: `Bearer ${token}` },
})
const replies = new Map()
let keys = 0
let opened

function ask(what) {
  const key = `online-bot-${Date.now()}-${++keys}`
  socket.send(JSON.stringify({ version, key, ask: what }))
  return new Promise(resolve => replies.set(key, resolve))
}

/** The reply, or an end with the reason. */
async function get(what) {
  const { reply, refused } = await ask(what)
  if (refused) throw new Error(`${what.ask} was refused: ${refused.reason}`)
  return reply
}

socket.onmessage = ({ data }) => {
  const told = JSON.parse(data)
  if (told.key !== undefined) replies.get(told.key)?.(told)
  else if (told.begun === table) watch().catch(stop)
  else if (told.moment && opened) play(told.moment).catch(stop)
}
socket.onclose = ({ code, reason }) => stop(new Error(`the server closed the connection: ${code} ${reason}`))
socket.onopen = () => sitDown().catch(stop)

async function sitDown() {
  const { open } = await get({ ask: 'find', table })
  const seat = open?.places.findIndex(place => !place.taken && place.bot === '') ?? -1
  if (seat < 0) throw new Error('no seat is free')
  // The first time takes the seat, the second says that we are ready.
  await get({ ask: 'sit', table, seat, name: 'Online bot' })
  await get({ ask: 'sit', table, seat, name: 'Online bot' })
  console.log(`Sat down at seat ${seat + 1}.`)
}

async function watch() {
  let first
  const shown = socket.onmessage
  socket.onmessage = event => {
    const told = JSON.parse(event.data)
    if (told.moment) first = told.moment
    shown(event)
  }
  opened = await get({ ask: 'watch', table, seat: 'mine' })
  socket.onmessage = shown
  if (first) await play(first)
}

async function play(moment) {
  if (moment.ending) {
    console.log(`The game is over: ${moment.ending.result.totals.join(' to ')}.`)
    socket.onclose = null
    socket.close()
    return
  }
  if (!moment.asked.includes(moment.watcher)) return
  const { game } = await titles[opened.card.game].load(opened.version)
  const question = questionFor(game, opened.table, moment.view, moment.watcher)
  const answer = sampleForBots(question, chance)
  const { refused } = await ask({ ask: 'answer', table, seat: moment.watcher, question: moment.question, answer })
  // Somebody took something back meanwhile: the next moment brings another question.
  if (refused && refused.reason !== 'questionReplaced') throw new Error(`the answer was refused: ${refused.reason}`)
}

function stop(error) {
  console.error(error.message)
  process.exit(1)
}
