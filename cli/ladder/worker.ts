// A thread that plays deals of a match.
import { workOff } from '../pool-worker.ts'
import { playDeals, prepareMatch } from './match.ts'

workOff(prepareMatch, playDeals)
