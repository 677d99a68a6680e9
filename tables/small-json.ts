/** Whether something is JSON of a bearable size. */
import type { Json } from '@palatine/kernel'
import { limits } from './limits.ts'

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Walks without recursion: what is nested too deeply must not end the program that looks at it. */
export function isSmallJson(value: unknown): value is Json {
  let found = 0
  let level: unknown[] = [value]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > limits.depth) return false
    const next: unknown[] = []
    for (const one of level) {
      if (++found > limits.values) return false
      if (typeof one === 'string') {
        if (one.length > limits.text) return false
      } else if (Array.isArray(one)) for (const inner of one) next.push(inner)
      else if (isObject(one)) {
        for (const key of Object.keys(one)) {
          if (key === '__proto__' || key.length > limits.id) return false
          next.push(one[key])
        }
      } else if (!(one === null || typeof one === 'boolean' || Number.isFinite(one))) return false
    }
    level = next
  }
  return true
}
