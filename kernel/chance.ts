/**
 * Where randomness comes from. It is passed in and never part of a state, so nobody who holds a state or a view can
 * know the future. Whatever a game draws, it draws through `below`, so a list of those numbers repeats a game.
 */
export interface Chance {
  /** A whole number from 0 to n-1, all equally likely; n from 1 to 2^53. */
  below(n: number): number
}

export const rollDie = (chance: Chance, faces = 6): number => 1 + chance.below(faces)

/** Takes a random element out of a pile. The pile is a set: what stays keeps its order. */
export function drawFrom(chance: Chance, pile: number[]): number {
  if (pile.length === 0) throw new Error('drawFrom: the pile is empty; check its size before drawing')
  const at = chance.below(pile.length)
  const drawn = pile[at]
  // Not by `splice`, which makes a list of what it takes out: that takes several times as long for a usual pile.
  for (let i = at + 1; i < pile.length; i++) pile[i - 1] = pile[i]
  pile.pop()
  return drawn
}

export function shuffle<T>(chance: Chance, list: T[]): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = chance.below(i + 1)
    const kept = list[i]
    list[i] = list[j]
    list[j] = kept
  }
  return list
}

const beyond = (n: number) => new RangeError(`Chance.below takes a whole number from 1 to 2^53, not ${n}`)

/** Unbiased numbers below n out of a source of 32 random bits. */
abstract class Bits implements Chance {
  protected abstract next(): number

  below(n: number): number {
    if (n <= 0x40000000) {
      if (!(n >= 1) || n !== Math.floor(n)) throw beyond(n)
      for (;;) {
        const bits = this.next() >>> 1
        const drawn = bits % n
        // The last, incomplete stretch of n would make small numbers likelier: draw again.
        if (bits - drawn <= 0x7fffffff - n + 1) return drawn
      }
    }
    return this.belowLarge(n)
  }

  private belowLarge(n: number): number {
    if (!(n <= Number.MAX_SAFE_INTEGER + 1) || n !== Math.floor(n)) throw beyond(n)
    const all = 2 ** 53
    for (;;) {
      const bits = (this.next() >>> 11) * 4294967296 + (this.next() >>> 0)
      const drawn = bits % n
      if (bits - drawn <= all - n) return drawn
    }
  }
}

/** Fast, for simulations: 32 bits of state (mulberry32), seeded by the caller. */
export class FastChance extends Bits {
  private state: number

  constructor(seed: number) {
    super()
    this.state = seed | 0
  }

  protected next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return t ^ (t >>> 14)
  }
}

/** A 32-bit seed for the nth of many independent games of one seed. */
export function nthSeed(seed: number, n: number): number {
  let x = (seed ^ Math.imul(n + 1, 0x9e3779b1)) | 0
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b)
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35)
  return x ^ (x >>> 16)
}

const rotate = (x: number, by: number) => (x << by) | (x >>> (32 - by))

/**
 * For real tables: ChaCha20 under a 128-bit key. A linear generator could be solved from the dice that everybody
 * sees; this one cannot.
 */
export class TableChance extends Bits {
  private readonly input = new Int32Array(16)
  private readonly block = new Int32Array(16)
  private used = 16

  /** @param seed 32 hexadecimal digits */
  constructor(seed: string) {
    super()
    if (!/^[0-9a-f]{32}$/i.test(seed)) throw new Error('TableChance: the seed has to be 32 hexadecimal digits')
    // "expand 16-byte k", as the cipher's authors have it for keys of 128 bits
    this.input.set([0x61707865, 0x3120646e, 0x79622d36, 0x6b206574])
    for (let i = 0; i < 4; i++) {
      const word = Number.parseInt(seed.slice(8 * i, 8 * i + 8), 16)
      this.input[4 + i] = word
      this.input[8 + i] = word
    }
  }

  protected next(): number {
    if (this.used === 16) this.refill()
    return this.block[this.used++]
  }

  private refill(): void {
    const { input, block } = this
    block.set(input)
    for (let round = 0; round < 10; round++) {
      for (let i = 0; i < 4; i++) this.quarter(i, i + 4, i + 8, i + 12)
      for (let i = 0; i < 4; i++) this.quarter(i, 4 + ((i + 1) & 3), 8 + ((i + 2) & 3), 12 + ((i + 3) & 3))
    }
    for (let i = 0; i < 16; i++) block[i] += input[i]
    if (++input[12] === 0) input[13]++
    this.used = 0
  }

  private quarter(a: number, b: number, c: number, d: number): void {
    const x = this.block
    x[a] += x[b]
    x[d] = rotate(x[d] ^ x[a], 16)
    x[c] += x[d]
    x[b] = rotate(x[b] ^ x[c], 12)
    x[a] += x[b]
    x[d] = rotate(x[d] ^ x[a], 8)
    x[c] += x[d]
    x[b] = rotate(x[b] ^ x[c], 7)
  }
}

/** 128 fresh random bits as 32 hexadecimal digits. */
export function freshSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
}

/** Passes on what another chance draws and keeps a list of it. */
export class RecordingChance implements Chance {
  drawn: number[] = []
  private readonly source: Chance

  constructor(source: Chance) {
    this.source = source
  }

  below(n: number): number {
    const drawn = this.source.below(n)
    this.drawn.push(drawn)
    return drawn
  }
}

/** Gives out draws that were recorded before. */
export class RecordedChance implements Chance {
  private at = 0
  private readonly draws: readonly number[]

  constructor(draws: readonly number[]) {
    this.draws = draws
  }

  below(n: number): number {
    if (this.at >= this.draws.length) throw new Error('the record has fewer draws than the rules ask for')
    const drawn = this.draws[this.at++]
    if (!(Number.isInteger(drawn) && drawn >= 0 && drawn < n)) {
      throw new Error(`the record has the draw ${drawn} where the rules draw below ${n}`)
    }
    return drawn
  }

  get left(): number {
    return this.draws.length - this.at
  }
}

/** Asks where it draws from when the first draw is made, and by what led to it. */
export class PlacedChance implements Chance {
  private source: Chance | undefined
  private readonly key: () => string
  private readonly sourceAt: (key: string) => Chance

  constructor(key: () => string, sourceAt: (key: string) => Chance) {
    this.key = key
    this.sourceAt = sourceAt
  }

  below(n: number): number {
    this.source ??= this.sourceAt(this.key())
    return this.source.below(n)
  }
}

/** For where the rules must not draw, such as a branch of a fork. */
export const noChance: Chance = {
  below() {
    throw new Error('no chance may be drawn here: a branch of a fork, a question and a view are free of chance')
  },
}
