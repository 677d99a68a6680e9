import { suite } from '@palatine/kernel/testing'
import { title } from '../index.ts'
import { remembers } from './remembers.ts'

suite(title, { remembers })
