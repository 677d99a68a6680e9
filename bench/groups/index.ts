import type { Title } from '@palatine/kernel'
import { titles } from '../../games/registry.ts'
import type { Group } from '../run.ts'

/** How fast the bots of a game are. */
const bots = (name: string, id: string) => async (): Promise<{ readonly group: Group }> => {
  const title: Title = await titles[id].load()
  return { group: await (await import('./bots.ts')).botsGroup(name, title) }
}

/** Every group by its name, loaded only where it is measured. */
export const groups: Readonly<Record<string, () => Promise<{ readonly group: Group }>>> = {
  eschnapur: () => import('./eschnapur.ts'),
  'eternal-palace': () => import('./eternal-palace.ts'),
  gatehouse: () => import('./gatehouse.ts'),
  'great-split': () => import('./great-split.ts'),
  xian: () => import('./xian.ts'),
  'bots-eschnapur': bots('Der Palast von Eschnapur', 'eschnapur'),
  'bots-eternal-palace': bots('Eternal Palace', 'eternal-palace'),
  'bots-great-split': bots('The Great Split', 'great-split'),
  'bots-xian': bots("Xi'an", 'xian'),
}
