/** The ten features: each a small jewel with one accent, and with its own ground, so that it needs no layer. */
import type { Sheet } from '../../ink/ink.ts'
import { boat } from './boat.ts'
import { butterfly } from './butterfly.ts'
import { crane } from './crane.ts'
import { deer } from './deer.ts'
import { koi } from './koi.ts'
import { lantern } from './lantern.ts'
import { moon } from './moon.ts'
import { pagoda } from './pagoda.ts'
import { plum } from './plum.ts'
import { waterfall } from './waterfall.ts'

/** By number, as the components count them. */
export const featureNames = [
  'crane',
  'koi',
  'deer',
  'lantern',
  'plum',
  'moon',
  'boat',
  'butterfly',
  'pagoda',
  'waterfall',
] as const
export type FeatureName = (typeof featureNames)[number]

const painters: { readonly [name in FeatureName]: () => Sheet } = {
  crane,
  koi,
  deer,
  lantern,
  plum,
  moon,
  boat,
  butterfly,
  pagoda,
  waterfall,
}

const kept = new Map<number, Sheet>()

/** A feature's drawing, made once. */
export function featureSheet(feature: number): Sheet {
  const made = kept.get(feature) ?? painters[featureNames[feature]]()
  kept.set(feature, made)
  return made
}
