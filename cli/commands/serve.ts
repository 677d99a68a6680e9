import { defineCommand } from '../command.ts'
import { configOption, inSentence } from './house.ts'

export const serve = defineCommand({
  name: 'serve',
  summary: 'Serve the app and online tables: what npm start does',
  details: [
    'Settings come from a JSON file (--config, or PALATINE_CONFIG) and from the environment, which wins: HOST, PORT,',
    'PALATINE_DATA (a folder, usually data), PALATINE_DATABASE, PALATINE_ADDRESS, PALATINE_TRUST_PROXY, PALATINE_SECRET, PALATINE_LOG,',
    'PALATINE_BOT_THREADS. docs/host.md explains them, and how to run it behind a proxy.',
  ],
  arguments: [],
  options: { config: configOption },
  examples: [
    ['serve', 'on http://localhost:8220, or on the next free port'],
    ['serve --config palatine.json', 'as the file says'],
  ],
  async run({ options, terminal }) {
    const [{ readConfig }, { serve }, { addressesOf }, { ensureBuilt }, { appIn }, version] = await Promise.all([
      import('@palatine/server/config'),
      import('@palatine/server/serve'),
      import('@palatine/server/listening'),
      import('@palatine/web/build'),
      import('@palatine/web/app-files'),
      import('../package.json', { with: { type: 'json' } }),
    ])
    const config = await inSentence(async () => readConfig(process.env, options.config))
    const server = await inSentence(async () => {
      await ensureBuilt(line => terminal.print(line))
      return serve(config, appIn(), version.default.version)
    })
    if (config.port !== 0 && server.port !== config.port) terminal.print(`Port ${config.port} is taken.`)
    const { here, others } = addressesOf(config.host, server.port)
    terminal.print(`Palatine is at ${config.address || here}`)
    if (others.length > 0) terminal.print(`From other devices: ${others.join(', ')}`)
    terminal.print('Stop it with Ctrl-C.')
    await told()
    await server.close()
    return 0
  },
})

/** Until somebody tells this process to stop. */
const told = (): Promise<void> =>
  new Promise(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
  })
