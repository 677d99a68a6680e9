import type { Refusal } from '@palatine/kernel'
import type { RealmTable } from './model.ts'

type RealmOptions = RealmTable['options']

/** The expansion brings a place of its own, the Labyrinth or the River Market. */
export const hasExtraPlace = ({ extra }: RealmOptions): boolean => extra === 'labyrinth' || extra === 'riverMarket'

/** EP 1.7: options that do not go together. Labyrinth, River Market and Compositions exclude each other by their form. */
export function refuse(options: RealmOptions, seats: number): Refusal | undefined {
  // EP 15.31: Balance does not know the places of the expansions
  if (seats === 1 && options.master === 'balance' && hasExtraPlace(options)) {
    return { reason: 'balanceWithoutExpansionPlace', rule: 'EP 15.31' }
  }
  return undefined
}
