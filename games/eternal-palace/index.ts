import type { Title } from '@palatine/kernel'
import { builtIn } from './components/index.ts'
import { check, schema } from './components/schema.ts'
import { game } from './rules/index.ts'

export { game }

export const title: Title = {
  game,
  code: 'EP',
  components: { builtIn, schema, check },
  loadBot: async () => (await import('./bot/index.ts')).bot,
  loadHabits: async () => (await import('./bot/habits.ts')).habits,
  loadText: language => import(`./text/${language}.ts`),
}
