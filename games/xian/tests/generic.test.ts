import { join } from 'node:path'
import { goldenGames, suite } from '@palatine/kernel/testing'
import { title } from '../index.ts'

suite(title, { optionSets: 2, mostAnswers: 1000 })
goldenGames(title, join(import.meta.dirname, 'records'))
