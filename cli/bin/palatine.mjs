#!/usr/bin/env node
// The command `palatine`. Plain JavaScript, because it may be started by an older Node than the rest needs: then it
// starts itself again with the Node that came from npm.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import module from 'node:module'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const needed = [24, 11]
const self = fileURLToPath(import.meta.url)
const root = join(self, '..', '..', '..')
const [major, minor] = process.versions.node.split('.').map(Number)

if (!existsSync(join(root, 'node_modules', '@palatine', 'kernel'))) {
  stop(`Palatine is not installed yet. Run "npm install" in ${root} once, then the same command again.`)
}
if (major > needed[0] || (major === needed[0] && minor >= needed[1])) {
  // Types are stripped and code is compiled once and for all: starting takes a quarter of the time. Threads that we
  // start look for the place in the environment.
  module.enableCompileCache()
  const cache = module.getCompileCacheDir()
  if (cache) process.env.NODE_COMPILE_CACHE ??= dirname(cache)
  // `palatine ... | head` ends when head has read enough; that is no error.
  process.stdout.on('error', error => {
    if (error.code === 'EPIPE') process.exit(0)
    throw error
  })
  const { main } = await import('../main.ts')
  process.exitCode = await main(process.argv.slice(2))
} else again()

function again() {
  const windows = process.platform === 'win32'
  const folder = `node-${windows ? 'win' : process.platform}-${process.arch}`
  const node = join(root, 'node_modules', folder, 'bin', windows ? 'node.exe' : 'node')
  if (!existsSync(node)) {
    stop(
      `Palatine needs Node ${needed.join('.')} or newer; this is ${process.versions.node}. Run "npm install" in ${root}, ` +
        'which brings one for Linux and Windows, or install Node 24 from https://nodejs.org.',
    )
  }
  const child = spawn(node, [self, ...process.argv.slice(2)], { stdio: 'inherit' })
  // Ctrl-C on a terminal reaches the child by itself.
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'))
  child.on('close', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
}

function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}
