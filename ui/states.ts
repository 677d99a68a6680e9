/** What a thing looks like beyond itself. Nothing else glows. */
export interface States {
  /** It can be chosen. */
  readonly lit?: boolean | undefined
  readonly chosen?: boolean | undefined
  /** Not now. */
  readonly dim?: boolean | undefined
  readonly justChanged?: boolean | undefined
  readonly yours?: boolean | undefined
}

export const stateClass = ({ lit, chosen, dim, justChanged, yours }: States): string =>
  [lit && 'is-lit', chosen && 'is-chosen', dim && 'is-dim', justChanged && 'is-new', yours && 'is-yours']
    .filter(Boolean)
    .join(' ')
