// Everything that is checked besides the tests. `npm run check` runs all steps, `npm run check -- types lint` only these.
import { pathToFileURL } from 'node:url'
import { runScript, script } from './tools.ts'

type Step = { name: string; what: string; run: () => readonly [file: string, ...args: string[]]; remedy: string }

/** A new step is one row. */
const steps: readonly Step[] = [
  {
    name: 'types',
    what: 'the types fit',
    run: () => [script('typescript', 'tsc'), '--noEmit', '--pretty'],
    remedy: 'Correct the types at the places named above.',
  },
  {
    name: 'lint',
    what: 'lint and format',
    run: () => [script('@biomejs/biome', 'biome'), 'check', '--error-on-warnings', '.'],
    remedy: 'Run "npm run format"; what it cannot correct by itself, correct by hand.',
  },
  {
    name: 'promises',
    what: 'no forgotten promise, no import cycle',
    run: () => [script('oxlint'), '--type-aware', '--deny-warnings', '.'],
    remedy: 'Await each promise or say why not with "void"; break a cycle by moving what both need into a third file.',
  },
  {
    name: 'imports',
    what: 'imports go the way of the house plan',
    run: () => ['scripts/imports.ts'],
    remedy: 'Move the code to the room that it belongs to; the table in scripts/imports.ts says who may import what.',
  },
  {
    name: 'unused',
    what: 'no unused code or dependency',
    run: () => [script('knip')],
    remedy: 'Delete what nobody uses, or drop the word "export" where only its own file does.',
  },
  {
    name: 'assertions',
    what: 'few types are claimed against the compiler',
    run: () => ['scripts/assertions.ts'],
    remedy: 'Let the types say it: narrow by a kind, give a generic its argument, or read unknown data with a check.',
  },
  {
    name: 'text',
    what: 'every message is used and translated, and no code knows only two languages',
    run: () => ['scripts/text.ts'],
    remedy: 'Add what is missing to the text of that language, delete what is unused; docs/translate.md says how.',
  },
  {
    name: 'rules',
    what: 'every paragraph of every guide is tested and cited',
    run: () => ['scripts/rules.ts'],
    remedy: "Begin a test's title with the paragraph's id, and cite the id in the rule.",
  },
  {
    name: 'guides',
    what: 'guides take their figures from the components, mark what is not printed, and have their examples played',
    run: () => ['scripts/guides.ts'],
    remedy: 'Correct the guide at the paragraph named above; docs/add-a-game.md says how guides are written.',
  },
]

/** Runs the named steps, or all; says how many passed and failed. */
export function check(names: readonly string[] = []): { passed: number; failed: number } {
  const chosen = steps.filter(({ name }) => names.length === 0 || names.includes(name))
  const failed = chosen.filter(step => !passes(step))
  if (failed.length > 0) console.log(`\nChecks that failed: ${failed.map(({ name }) => name).join(', ')}`)
  return { passed: chosen.length - failed.length, failed: failed.length }
}

function passes({ name, what, run, remedy }: Step): boolean {
  console.log(`\n== ${name}: ${what}`)
  const began = performance.now()
  const [file, ...args] = run()
  const well = runScript(file, args)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(well ? `-- ${name} passed (${seconds} s)` : `-- ${name} FAILED (${seconds} s). ${remedy}`)
  return well
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const names = process.argv.slice(2)
  const unknown = names.find(name => !steps.some(step => step.name === name))
  if (unknown !== undefined) {
    console.error(`There is no check "${unknown}". Choose from: ${steps.map(({ name }) => name).join(', ')}.`)
    process.exit(1)
  }
  process.exitCode = check(names).failed > 0 ? 1 : 0
}
