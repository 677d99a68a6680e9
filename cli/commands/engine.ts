import { defineCommand } from '../command.ts'

export const engine = defineCommand({
  name: 'engine',
  summary: 'Play through standard input and output: JSON-RPC 2.0, for bots in any language',
  details: [
    'Every line of input is a JSON-RPC 2.0 request, every line of output the answer to one. Methods: games, new, load,',
    'questions, play, view, state, result, record, undo, close. The engine ends when its input ends.',
    'docs/engine-protocol.md describes all of it; cli/examples/bot.py is a whole bot in Python.',
  ],
  arguments: [],
  options: {},
  examples: [
    ['engine < requests.jsonl > answers.jsonl', 'answers a file of requests, a line for each'],
    ['engine', 'on a terminal: type {"jsonrpc":"2.0","id":1,"method":"games"} and see which games there are'],
  ],
  async run({ terminal }) {
    if (process.stdin.isTTY) {
      terminal.warn(
        'Type JSON-RPC requests, one a line, such as {"jsonrpc":"2.0","id":1,"method":"games"}. Ctrl-D ends.',
      )
    }
    const { serveLines } = await import('../engine/stdio.ts')
    await serveLines(process.stdin, process.stdout)
    return 0
  },
})
