// A thread that plays games out of which habits are learnt.
import { workOff } from '../pool-worker.ts'
import { playChoices, prepareChoices } from './choices.ts'

workOff(prepareChoices, playChoices)
