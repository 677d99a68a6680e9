// A thread that plays games for a calibration.
import { workOff } from '../pool-worker.ts'
import { playRows, prepareCalibration } from './play.ts'

workOff(prepareCalibration, playRows)
