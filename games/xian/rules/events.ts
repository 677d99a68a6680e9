import type { GameEvent, Seat } from '@palatine/kernel'

interface CitingEvent extends GameEvent {
  readonly rule: string
}
interface BySeat extends CitingEvent {
  readonly seat: Seat
}
/** How many: pigments go by colour. */
interface Goods {
  readonly coins: number
  readonly clay: number
  readonly pigments: readonly number[]
}

/** Lists go by seat where nothing else is said; resources are numbered as in `resource`. */
export type ArmyEvent =
  | (CitingEvent & { readonly type: 'turnBegan'; readonly turn: number })
  | (BySeat & {
      readonly type: 'cardsDrawn'
      readonly count: number
      readonly secret?: { readonly cards: readonly number[] }
    })
  | (BySeat & {
      readonly type: 'cardsExchanged'
      readonly count: number
      readonly secret?: { readonly cards: readonly number[] }
    })
  | (CitingEvent & {
      readonly type: 'cardsShown'
      readonly round: number
      readonly upper: readonly number[]
      readonly lower: readonly number[]
    })
  | (CitingEvent & { readonly type: 'orderSet'; readonly order: readonly Seat[] })
  | (BySeat & Goods & { readonly type: 'workerUsed'; readonly card: number })
  | (BySeat & Goods & { readonly type: 'helperHelped'; readonly helper: number; readonly points: number })
  | (BySeat & { readonly type: 'workerForfeited'; readonly card: number })
  | (BySeat & {
      readonly type: 'helperPlayed'
      readonly helper: number
      readonly card: number
      readonly points: number
    })
  | (BySeat & { readonly type: 'pigmentTaken'; readonly colour: number; readonly from: 'corner' | 'icon' })
  | (BySeat & { readonly type: 'pigmentMissed' })
  | (BySeat & { readonly type: 'builderPlaced'; readonly building: number; readonly way: number })
  | (BySeat & {
      readonly type: 'feePaid'
      readonly building: number
      /** By seat: the coins that it gets. */
      readonly to: readonly number[]
      readonly coins: number
      readonly owed: number
      readonly points: number
    })
  | (BySeat & { readonly type: 'ministerMet'; readonly coins: number; readonly points: number })
  | (BySeat & { readonly type: 'builderKept'; readonly coins: number })
  | (BySeat & {
      readonly type: 'equipmentTaken'
      readonly card: number
      readonly place: number
      readonly coins: number
      readonly clay: number
    })
  | (BySeat & {
      readonly type: 'warriorPainted'
      readonly field: number
      readonly paid: readonly number[]
      readonly points: number
    })
  | (BySeat & { readonly type: 'overseerMoved'; readonly from: number; readonly to: number })
  | (BySeat & { readonly type: 'bonusTileTaken'; readonly tile: number })
  | (BySeat & { readonly type: 'endTileTaken'; readonly tile: number })
  | (BySeat & { readonly type: 'resourceExchanged'; readonly given: number; readonly taken: number })
  | (BySeat & { readonly type: 'warriorCreated'; readonly field: number; readonly clay: number })
  | (BySeat & Goods & { readonly type: 'iconTaken'; readonly field: number; readonly points: number })
  | (BySeat & { readonly type: 'sealLaid'; readonly field: number })
  | (BySeat & { readonly type: 'tileUsed'; readonly tile: number })
  | (BySeat & { readonly type: 'marketGiven'; readonly given: readonly number[] })
  | (BySeat & { readonly type: 'marketTaken'; readonly taken: readonly number[] })
  | (BySeat & { readonly type: 'extraActionTaken'; readonly building: number })
  | (CitingEvent & { readonly type: 'turnEnded'; readonly turn: number })
  | (CitingEvent & {
      readonly type: 'requestFulfilled'
      readonly token: number
      readonly place: number
      readonly drawn: number
    })
  | (CitingEvent & { readonly type: 'ministerMoved'; readonly building: number })
  | (CitingEvent & {
      readonly type: 'equipmentRenewed'
      readonly left: readonly number[]
      readonly row: readonly number[]
    })
  | (CitingEvent & {
      readonly type: 'sectionScored'
      readonly section: number
      readonly warriors: readonly number[]
      readonly points: readonly number[]
    })
  | (BySeat & {
      readonly type: 'seatScored'
      readonly sets: number
      readonly equipment: number
      readonly tiles: number
      readonly endTile: number
      readonly resources: number
      readonly total: number
    })
