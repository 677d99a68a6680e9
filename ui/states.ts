/** What a thing looks like beyond itself. Nothing else glows. */
export interface States {
  /** It can be chosen. */
  readonly lit?: boolean
  readonly chosen?: boolean
  /** Not now. */
  readonly dim?: boolean
  readonly justChanged?: boolean
  readonly yours?: boolean
}

export const stateClass = ({ lit, chosen, dim, justChanged, yours }: States): string =>
  [lit && 'is-lit', chosen && 'is-chosen', dim && 'is-dim', justChanged && 'is-new', yours && 'is-yours']
    .filter(Boolean)
    .join(' ')
