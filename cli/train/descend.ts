/** How surprising everything is at this place, and in `gradient` how that changes with each number. */
export type LossOf = (at: Float64Array, gradient: Float64Array) => number

/** Goes downhill step by step (Adam on the whole set) from where `at` is; the steps become shorter. */
export function descend(at: Float64Array, lossOf: LossOf, steps: number, rate: number): void {
  const gradient = new Float64Array(at.length)
  const mean = new Float64Array(at.length)
  const square = new Float64Array(at.length)
  for (let step = 1; step <= steps; step++) {
    lossOf(at, gradient)
    for (let i = 0; i < at.length; i++) {
      mean[i] = 0.9 * mean[i] + 0.1 * gradient[i]
      square[i] = 0.99 * square[i] + 0.01 * gradient[i] ** 2
      const first = mean[i] / (1 - 0.9 ** step)
      const second = square[i] / (1 - 0.99 ** step)
      at[i] -= (rate * (1 - step / (steps + 1)) * first) / (Math.sqrt(second) + 1e-9)
    }
  }
}
