/** What boards and the app use of the kit. */
export type {
  Board,
  BoardProps,
  Explained,
  FullLabels,
  Labels,
  Level,
  PieceShape,
  Pin,
  Staging,
  Zone,
  ZoneItem,
  ZonesModule,
} from './board.ts'
export { Icon } from './icon.tsx'
export { type IconName, icons } from './icons.ts'
export { answerInWords, fullLabels, stepInWords } from './labels.ts'
export { type Guided, type Lesson, lessonFor, type Situation } from './lesson.ts'
export { beforePaint, fly, type MotionSettings, useTravel } from './motion.ts'
export {
  cells,
  chosenBranch,
  chosenOf,
  isChosen,
  isLit,
  partialOfSteps,
  type Touch,
  touched,
  wholeAnswer,
  whyNotYet,
} from './partial-answer.ts'
export { Die, Piece, Stack, type States, stateClass, Track, ZoneBox } from './pieces.tsx'
export { SeatMark, seatShapes } from './seat.tsx'
export { type Sound, sound } from './sound.ts'
export { onTop, Tip } from './tip.tsx'
export { QuestionWidget, type WidgetProps } from './widgets/index.tsx'
export type { KitWords } from './words.ts'
