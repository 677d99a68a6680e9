import { describe, expect, test } from 'vitest'
import type { Title } from '../title.ts'
import { type Case, casesOf, type Hooks } from './case.ts'
import {
  acceptsWhatItLists,
  arrivalDoesNotMatter,
  clonesAreIndependent,
  conserves,
  endsWithoutDeadEnd,
  refusesGarbage,
  replays,
  survivesReload,
} from './properties.ts'
import { resumesAnywhere } from './resumed.ts'
import { drawsAreKept, secretsAreKept, undoIsFair, viewsAreHonest } from './secrets.ts'
import { canBeSaid } from './words.ts'

/** What must hold for every game, by the sentence that a test says. */
export const properties: { readonly [name: string]: (name: string, one: Case) => void | Promise<void> } = {
  'every game ends and nobody is ever stuck': endsWithoutDeadEnd,
  'a game saved and loaded between every two answers is the same game': survivesReload,
  'clones are complete and independent': clonesAreIndependent,
  'nothing is created or lost': conserves,
  'the order in which secret answers arrive does not matter': arrivalDoesNotMatter,
  'a record plays the same game again': replays,
  'a table resumed from any earlier snapshot, after any undos, is the same table': resumesAnywhere,
  'what is listed is accepted': acceptsWhatItLists,
  'garbage is refused with a reason and changes nothing': refusesGarbage,
  'a view says what its seat may know, and imagined worlds agree with it': viewsAreHonest,
  'nobody can tell what another seat did in secret': secretsAreKept,
  'nobody can tell what chance brought to another seat': drawsAreKept,
  'what can be taken back has told nothing': undoIsFair,
  'everything can be said in both languages': canBeSaid,
}

/** The generic suite: every game gets it in one line, over all seat counts and a spread of options. */
export function suite(title: Title, hooks: Hooks = {}): void {
  const cases = casesOf(title, hooks)
  describe(`${title.game.id}, as every game`, () => {
    for (const [name, property] of Object.entries(properties)) {
      test(name, { timeout: 1_200_000 }, async () => {
        const all = await cases
        for (const one of all) await property(name, one)
        expect(all.length).toBeGreaterThan(0)
      })
    }
  })
}

/** The names of the properties that a game breaks, each with the first complaint. For testing the suite itself. */
export async function brokenProperties(
  title: Title,
  hooks: Hooks = {},
  names = Object.keys(properties),
): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  const cases = await casesOf(title, hooks)
  for (const name of names) {
    const property = properties[name]
    for (const one of cases) {
      try {
        await property(name, one)
      } catch (error) {
        found.set(name, error instanceof Error ? error.message : String(error))
        break
      }
    }
  }
  return found
}
