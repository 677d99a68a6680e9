import { suite } from '@palatine/kernel/testing'
import { title } from '../index.ts'

suite(title, { optionSets: 2, mostAnswers: 1000 })
