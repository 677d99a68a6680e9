// A thread that plays chunks of a simulation.
import { workOff } from '../pool-worker.ts'
import { playChunk, prepare } from './job.ts'

workOff(prepare, playChunk)
