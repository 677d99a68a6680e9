import { join } from 'node:path'
import { goldenGames, suite } from '@palatine/kernel/testing'
import { title } from '../index.ts'
import { remembers } from './remembers.ts'

suite(title, { remembers, optionSets: 60, byTurns: true })
goldenGames(title, join(import.meta.dirname, 'records'))
