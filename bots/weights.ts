/** Weights that were learnt, by name, with the command that made them. */
interface Weights {
  readonly command: string
  readonly weights: { readonly [name: string]: number }
}

/** The weights in the order of these names. Weights for others say nothing about these: they are refused. */
export function weightsFor(what: string, names: readonly string[], { weights, command }: Weights): number[] {
  const own = Object.keys(weights)
  if (own.join() !== names.join()) {
    throw new Error(
      `the weights are for the ${what} ${own.join(', ')}; the game has ${names.join(', ')}. Learn them anew: ${command}`,
    )
  }
  return Object.values(weights)
}
