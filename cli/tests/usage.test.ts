import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { nearest } from '../nearest.ts'
import { terminal } from '../terminal.ts'
import { usualLanguage } from '../words.ts'
import { palatine } from './run.ts'

const bin = join(import.meta.dirname, '..', 'bin', 'palatine.mjs')
const commands = [
  'games',
  'simulate',
  'ladder',
  'train',
  'calibrate',
  'replay',
  'components check',
  'engine',
  'serve',
  'backup',
  'restore',
  'tables',
  'verify',
]

test('without a command, or with --help, all commands are listed', async () => {
  for (const words of [[], ['--help'], ['-h'], ['help']]) {
    const { code, out, err } = await palatine(...words)
    expect(code).toBe(0)
    expect(err).toBe('')
    for (const command of commands) expect(out).toContain(`  ${command} `)
  }
})

test.each(commands)('%s --help has what is needed to use it: a summary, the options, examples', async name => {
  const asked = await palatine(...name.split(' '), '--help')
  expect(asked).toEqual(await palatine('help', ...name.split(' ')))
  expect(asked.code).toBe(0)
  expect(asked.out).toContain(`palatine ${name}`)
  expect(asked.out).toContain('Examples')
  expect(asked.out).toMatch(/--help +show this help/)
  // Every example begins with the command itself.
  const examples = asked.out
    .split('Examples\n')[1]
    .split('\n')
    .filter(line => line.startsWith('  palatine'))
  expect(examples.length).toBeGreaterThan(0)
  for (const line of examples) expect(line).toContain(`palatine ${name}`)
})

test('a word that two-word commands begin with has their help', async () => {
  const check = await palatine('components', 'check', '--help')
  expect(check.code).toBe(0)
  for (const words of [
    ['components', '--help'],
    ['components', '-h'],
    ['help', 'components'],
  ])
    expect(await palatine(...words)).toEqual(check)
})

test.each([
  [['simluate'], 'There is no command "simluate". Did you mean "simulate"?'],
  [['components'], '"components" needs one more word: components check.'],
  [['components', 'chek', 'x'], '"components" needs one more word, not "chek": components check.'],
  [['components', 'chek', 'x', '--json'], '"components" needs one more word, not "chek": components check.'],
  [['help', 'gamse'], 'Did you mean "games"?'],
  [['help', 'components', 'chek'], '"components" needs one more word, not "chek": components check.'],
  [['games', 'gatehouse'], '"gatehouse" is too much: "games" takes no arguments.'],
  [['games', '--al'], '"games" has no option --al. Did you mean --all?'],
  [['games', '--all=yes'], '--all takes no value; found "yes".'],
  [['games', '--lang', 'fr'], '--lang takes one of en, de; found "fr".'],
  [['simulate'], 'GAME is missing'],
  [['simulate', 'gatehosue'], 'There is no game "gatehosue". Did you mean "gatehouse"? Games: '],
  [['simulate', 'gatehouse', '--seats', 'two'], '--seats takes a whole number from 1 to 99; found "two".'],
  [['simulate', 'gatehouse', '--seats'], '--seats needs a value: --seats N.'],
  [['simulate', 'gatehouse', '--seats', '--json'], '--seats needs a value: --seats N.'],
  [['simulate', 'gatehouse', '--seats', '5'], 'This game is for 2 to 4 seats.'],
  [['simulate', 'gatehouse', '--games', '0'], '--games takes a whole number from 1'],
  [['simulate', 'gatehouse', '--seed', '1', '--seed', '2'], '--seed is given twice.'],
  [['simulate', 'gatehouse', '--bots', 'plian'], 'There is no bot "plian". Did you mean "plain"? Bots: random, plain'],
  [['simulate', 'gatehouse', '--seats', '2', '--bots', 'plain,plain,random'], 'There are 3 bots for 2 seats'],
  [['simulate', 'gatehouse', '--options', 'rounds'], '"rounds" is not an option of the game: write key=value'],
  [['simulate', 'gatehouse', '--options', '__proto__=1'], 'There is no option "__proto__". Known: rounds, die.'],
  [['simulate', 'gatehouse', '--options', 'rounds=2,rounds=3'], 'The option "rounds" of the game is given twice.'],
  [
    ['simulate', 'eternal-palace', '--seats', '3', '--options', 'master=ascent'],
    'The option "master" is only for tables with 1 seat; this one has 3. --seats sets them.',
  ],
  [
    ['simulate', 'eternal-palace', '--seats', '1', '--options', 'extra=labyrinth'],
    'As Balance the Master does not play with the Labyrinth or the River Market. (EP 15.31)',
  ],
  [['simulate', 'gatehouse', '--options', 'rounds=9'], 'The option "rounds" takes: 2..6.'],
  [['simulate', 'gatehouse', '--options', 'rounds=two'], 'The option "rounds" takes: 2..6.'],
  [['simulate', 'gatehouse', '--options', 'dice=six'], 'There is no option "dice". Known: rounds, die.'],
  [['simulate', 'gatehouse', '--options', 'die=eight,rounds=2'], 'at least three rounds'],
  [['simulate', 'gatehouse', '-x'], '"simulate" has no option -x.'],
  [['calibrate', 'nothing'], 'There is no game "nothing".'],
  [['replay'], 'FILE is missing: a record as JSON'],
  [['engine', 'now'], '"now" is too much: "engine" takes no arguments.'],
])('%j: wrong usage says what is right, and where the help is', async (words, sentence) => {
  const { code, out, err } = await palatine(...words)
  expect(err).toContain(sentence)
  expect(err).toMatch(/See: palatine .*--help/)
  expect(out).toBe('')
  expect(code).toBe(2)
})

test('games lists what is for everybody, and everything with --all', async () => {
  const all = await palatine('games', '--all', '--lang', 'en')
  expect(all.out).toContain('gatehouse  Gatehouse, 2 to 4 seats')
  expect(all.out).toMatch(/rounds +2 to 6 \[4\] +Rounds/)
  expect((await palatine('games', '--lang', 'en')).out).not.toContain('gatehouse ')
  expect((await palatine('games', '--all', '--lang', 'de')).out).toContain('Torhaus')
})

test('games --json is for programs', async () => {
  const { out } = await palatine('games', '--all', '--json', '--lang', 'en')
  const found = (JSON.parse(out) as { id: string }[]).find(({ id }) => id === 'gatehouse')
  expect(found).toMatchObject({
    name: 'Gatehouse',
    listed: false,
    seats: [2, 4],
    options: { die: { type: 'choice', values: ['six', 'eight'], standard: 'six', words: { name: 'Die' } } },
    scores: { wall: 'Wall' },
  })
})

test('the command runs as a program, with its exit codes', () => {
  const run = (...words: string[]) => spawnSync(process.execPath, [bin, ...words], { encoding: 'utf8' })
  expect(run('games', '--all').status).toBe(0)
  expect(run('replay', 'no-such-file.json')).toMatchObject({
    status: 1,
    stderr: 'palatine: There is no file no-such-file.json.\n',
  })
  expect(run('nonsense').status).toBe(2)
  expect(run('--version').stdout).toMatch(/^\d+\.\d+\.\d+\n$/)
})

test('in a clone that is not installed it says what to do, called by npx too', () => {
  const clone = mkdtempSync(join(tmpdir(), 'palatine-clone-'))
  const copy = join(clone, 'cli', 'bin', 'palatine.mjs')
  mkdirSync(dirname(copy), { recursive: true })
  copyFileSync(bin, copy)
  expect(spawnSync(process.execPath, [copy, 'games'], { encoding: 'utf8' })).toMatchObject({
    status: 1,
    stdout: '',
    stderr: `Palatine is not installed yet. Run "npm install" in ${realpathSync(clone)} once, then the same command again.\n`,
  })
  rmSync(clone, { recursive: true })
  // Without node_modules, npx looks for a command in the package at hand.
  const root = join(import.meta.dirname, '..', '..')
  const named: { bin?: { palatine?: string } } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  expect(join(root, named.bin?.palatine ?? '')).toBe(join(bin))
})

test('colours and progress only on a terminal, and no colours with NO_COLOR', () => {
  const written: string[] = []
  const stream = (isTTY: boolean) => ({
    isTTY: isTTY as true,
    columns: 80,
    write: (text: string | Uint8Array) => written.push(String(text)) > 0,
  })
  expect(terminal(stream(true), stream(true), {}).bold('x')).toBe('\x1b[1mx\x1b[22m')
  expect(terminal(stream(true), stream(true), { NO_COLOR: '1' }).bold('x')).toBe('x')
  expect(terminal(stream(false), stream(true), {}).bold('x')).toBe('x')
  terminal(stream(false), stream(false), {}).progress('a').show(1, 2)
  expect(written).toEqual([])
  terminal(stream(false), stream(true), {}).progress('a').show(1, 2)
  expect(written.join('')).toContain('50 %')
})

test.each([
  ['simluate', 'simulate'],
  ['sim', 'simulate'],
  ['GAMES', 'games'],
  ['xyzzy', undefined],
])('for %s the nearest command is %s', (word, near) => {
  expect(nearest(word, commands)).toBe(near)
})

test.each([
  [{ LANG: 'de_AT.UTF-8' }, 'de'],
  [{ LANG: 'de_DE', LC_ALL: 'C' }, 'en'],
  [{ LANG: 'fr_FR' }, 'en'],
  [{}, 'en'],
])('in the environment %j we speak %s', (env, language) => {
  expect(usualLanguage(env)).toBe(language)
})
