/** Tables as version 1 of the database kept them, in the form of today. */
import type { KeptTable } from '@palatine/tables/kept'
import { chairs, id as idForm, record as recordForm, time, whole } from '@palatine/tables/shapes'
import * as z from 'zod/mini'
import { here } from './here.ts'

const oldCard = z.object({
  id: idForm,
  chairs,
  began: time,
  touched: time,
  over: z.boolean(),
  totals: z.nullable(z.array(z.number())),
  winners: z.array(whole),
})

/** Undefined if it cannot have been a table. */
export function fromOldForm(
  id: string,
  { card, record }: { readonly card?: unknown; readonly record?: unknown },
): KeptTable | undefined {
  const [was, played] = [oldCard.safeParse(card), recordForm.safeParse(record)]
  if (!was.success || !played.success || was.data.id !== id) return undefined
  const { chairs, began, touched, over, totals, winners } = was.data
  const { entries, ...header } = played.data
  return {
    header,
    sitters: chairs.map(chair => ({ ...chair, person: chair.bot === '' ? here : '' })),
    // No moment has this number: the next change writes a new card.
    card: { id, game: header.game, chairs, began, touched, moments: 0, asked: [], over, totals, winners },
    dues: [],
    snapshot: null,
    entries: entries.map((entry, sequence) => ({ sequence, key: null, time: touched, entry })),
  }
}
