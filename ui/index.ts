/** What boards and the app use of the kit. */
export { AllOf, OneOf } from './all-of.tsx'
export type { BoardPicture, CardsPicture, GuidePicture } from './guide-picture.ts'
export { Icon } from './icon.tsx'
export { type IconName, icons } from './icons.ts'
export { answerInWords, type FullLabels, fullLabels, type Labels, stepInWords } from './labels.ts'
export { type Guided, type Lesson, lessonFor, type Situation } from './lesson.ts'
export { Mark } from './mark.tsx'
export { beforePaint, fly, type MotionSettings, useTravel } from './motion.ts'
export { Pace, pageClock, type Shown as Picture } from './pace.ts'
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
  whyNotTouch,
  whyNotYet,
} from './partial-answer.ts'
export { Die, Piece, PieceFace, pieceLook, Stack, ZoneBox } from './pieces.tsx'
export { SeatMark, seatShapes } from './seat.tsx'
export { type Sound, sound } from './sound.ts'
export { type Box, beside, boxOf, type Size, type Spot, windowSize } from './stage/beside.ts'
export type { BoardProps, Stage } from './stage/context.ts'
export { Count, CountButtons } from './stage/counts.tsx'
export { type BoardModule, defineBoard, type LabelsFor } from './stage/define-board.tsx'
export { type AnyEventTable, type EventTable, type Flight, lengthIn, placeOf } from './stage/events.ts'
export { useForeseen } from './stage/foresight.ts'
export type { Explained, QuestionHandle } from './stage/question-handle.ts'
export { upTo } from './stage/seats.ts'
export { dragged, Slot, useSlots } from './stage/slots.tsx'
export { StageRoot } from './stage/stage.tsx'
export { dropping, Pass, Thing } from './stage/thing.tsx'
export { Ghost, Track, type TrackField, type TrackMarker } from './stage/track.tsx'
export type { Way } from './stage/ways.ts'
export { onTop, Tip } from './tip.tsx'
export { QuestionWidget, type WidgetProps } from './widgets/index.tsx'
export type { KitWords } from './words.ts'
export type { Level, PieceShape, Pin, Zone, ZoneItem, ZonesModule } from './zones.ts'
