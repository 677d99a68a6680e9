/** Words for the parts of an answer. */
import type { Labels, LabelsFor } from '@palatine/ui'
import type { Realm, RealmTable } from '../rules/model.ts'
import type { en } from '../text/en.ts'
import { diceInWords, placeName } from './stage.ts'

export function labels({ table, text, id }: LabelsFor<Realm, RealmTable, typeof en>): Labels {
  const { board: says, components: called } = text
  const advisor = (card: number) => called.inWords.advisor(card, table)
  switch (id) {
    case 'makeGroups':
      return { item: value => String(value) }
    case 'visit':
      return {
        item: (item, branch) => (branch === 'visit' ? says.group(diceInWords(item)) : advisor(item)),
        branch: key => (key === 'useAdvisor' ? says.useAdvisor : undefined),
      }
    case 'keepAdvisor':
    case 'appointAdvisor':
    case 'takeFreeAdvisor':
    case 'returnAdvisor':
    case 'appointOrTakeReserve':
    case 'recruitAdvisor':
    case 'loseAdvisor':
      return { item: card => (card >= 0 ? advisor(card) : undefined) }
    case 'moveOnTrack':
    case 'payForStep':
      return { item: where => placeName({ table, called }, where) }
    default:
      return {}
  }
}
