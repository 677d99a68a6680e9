// A thread that plays games to learn from.
import { workOff } from '../pool-worker.ts'
import { playLessons, prepareLessons } from './moments.ts'

workOff(prepareLessons, playLessons)
