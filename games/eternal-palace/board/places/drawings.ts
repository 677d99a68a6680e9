/** The pictures of the places by number: the usual ones, and those that are drawn where a place is played differently. */
import type { Sheet } from '../ink/ink.ts'
import {
  academy as otherAcademy,
  fishMarket as otherFishMarket,
  market as otherMarket,
  temple as otherTemple,
} from './alternative.ts'
import { bridge, extra } from './beyond.ts'
import { academy, fishMarket, market, scrolls, temple } from './houses.ts'
import { dragonKiln, nobleOx, serenityBridge, springPavilion } from './monuments.ts'
import { forest, forge, mine, quarry } from './sources.ts'

const usual: readonly (() => Sheet)[] = [
  scrolls,
  fishMarket,
  academy,
  springPavilion,
  forest,
  serenityBridge,
  quarry,
  temple,
  dragonKiln,
  mine,
  nobleOx,
  forge,
  market,
  bridge,
  extra,
]

/** The Bridge has no picture of its own on the scroll: its planks are drawn otherwise. */
const others: { readonly [place: number]: () => Sheet } = {
  1: otherFishMarket,
  2: otherAcademy,
  7: otherTemple,
  12: otherMarket,
}

const kept = new Map<() => Sheet, Sheet>()

/** A place's picture by its number, made once. */
export function placePicture(place: number, other: boolean): Sheet {
  const painter = (other ? others[place] : undefined) ?? usual[place]
  const made = kept.get(painter) ?? painter()
  kept.set(painter, made)
  return made
}
