/** The words of the kit. The app passes them in, in the language of the person. */
export interface KitWords {
  readonly chosen: string
  readonly possible: string
  readonly hidden: string
  readonly empty: string
  readonly yours: string
  readonly less: string
  readonly more: string
  readonly earlier: string
  readonly later: string
  readonly takeOut: string
  readonly side: (side: number) => string
  readonly group: (group: number) => string
  readonly newGroup: string
  readonly place: (place: number) => string
  readonly nothing: string
  readonly ungrouped: string
  readonly ofRange: (chosen: number, min: number, max: number) => string
  readonly sumOf: (sum: number, wanted: number) => string
  readonly left: (count: number) => string
  readonly pieces: (count: number) => string
  readonly seatShape: readonly string[]
  readonly die: (value: number) => string
  readonly thing: (number: number) => string
  /** Why something cannot be touched, where nothing more is known. */
  readonly notNow: string
  readonly close: string
}
