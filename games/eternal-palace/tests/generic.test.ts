import { join } from 'node:path'
import { goldenGames, suite } from '@palatine/kernel/testing'
import { title } from '../index.ts'
import { remembers } from './remembers.ts'

suite(title, { remembers })
goldenGames(title, join(import.meta.dirname, 'records'))
