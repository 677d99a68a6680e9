import type { Translated } from '@palatine/kernel'
import type { GuideTables } from '@palatine/kernel/guide-figures'
import type { Effect } from '../components/schema.ts'
import type { PalaceTable } from '../rules/model.ts'
import type { en } from '../text/en.ts'

const explained: { readonly [effect in Effect]: string } = {
  'choose-marker': '14.5',
  'protect-brick': '14.6',
  'win-ties': '14.7',
  'gold-and-bricks': '14.8',
  'free-sites': '14.9',
  'ignore-stop': '14.10',
  gold: '14.11',
  bricks: '14.12',
  'reject-blockade': '14.13',
  'from-hand': '14.14',
}

export const tables: GuideTables<PalaceTable, Translated<typeof en>> = {
  parts: ({ components }, text) =>
    components.parts.rows.map(({ fields, first, bag, wage }, part) => [
      `${text.components.part} ${part + 1}`,
      fields,
      `${first}–${first + fields - 1}`,
      first + bag - 1,
      wage,
    ]),
  privileges: ({ components }, text) =>
    components.privileges.rows.map(({ effect, cost }) => [text.components.privileges[effect], cost, explained[effect]]),
}
