import type { Group } from '../run.ts'

/** Every group by its name, loaded only where it is measured. */
export const groups: Readonly<Record<string, () => Promise<{ readonly group: Group }>>> = {
  eschnapur: () => import('./eschnapur.ts'),
  'eternal-palace': () => import('./eternal-palace.ts'),
  gatehouse: () => import('./gatehouse.ts'),
  'great-split': () => import('./great-split.ts'),
  xian: () => import('./xian.ts'),
}
