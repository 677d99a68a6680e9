import { join } from 'node:path'
import { goldenGames, suite } from '@palatine/kernel/testing'
import { title } from '../index.ts'
import { remembers } from './remembers.ts'

suite(title, {
  remembers,
  optionSets: 60,
  byTurns: true,
  // A card put back on top and discarded by the Master at once lies with the others in the end.
  leaveNoTrace: ['advisorsDiscarded', 'advisorsDismissed'],
})
goldenGames(title, join(import.meta.dirname, 'records'))
