/** What games, bots, server, web and command line use of the kernel. */
export {
  type Bot,
  type Candidate,
  type Effort,
  type GameBot,
  type Habits,
  type Learnt,
  type LearntHabits,
  type Look,
  lookOf,
  type Policy,
  plain,
  plainPolicy,
  type QuickBot,
  random,
  type Score,
  Signs,
  type Thought,
  type Weigh,
} from './bot.ts'
export type { Calibration, CalibrationQuestion, CalibrationRow, CalibrationTable } from './calibration.ts'
export {
  type Chance,
  drawFrom,
  FastChance,
  freshSeed,
  noChance,
  nthSeed,
  RecordedChance,
  RecordingChance,
  rollDie,
  shuffle,
  TableChance,
} from './chance.ts'
export { Delivery } from './delivery.ts'
export { defineGame, type Game, type GameDefinition, playerCount, type Result } from './game.ts'
export { compareGuides, type Guide, type Paragraph, parseGuide } from './guide.ts'
export { fallbackLanguage, type Language, languages, nearestLanguage, wordsIn } from './languages.ts'
export { type Happened, LiveTable, type Sent } from './live-table.ts'
export { begin, determinizeView, give, playout, questionFor, questionId, questionRule } from './machine.ts'
export {
  countsWith,
  type Option,
  type Options,
  type OptionValues,
  readOptions,
  spreadOptions,
  type ValuesOf,
} from './options.ts'
export { type Foreseen, type Preview, previewOf } from './preview.ts'
export {
  type Also,
  type Answered,
  type Asked,
  again,
  call,
  calls,
  type Flow,
  type Here,
  type Io,
  leave,
  type MaybeFlow,
  type Procedure,
  type Rules,
  restart,
  rules,
  type Working,
} from './procedure.ts'
export * from './questions/index.ts'
export {
  type AnswerEntry,
  type Counting,
  countingEntries,
  type Entry,
  type GameRecord,
  type RecordHeader,
} from './record.ts'
export { whyRecordDoesNotFit } from './record-fits.ts'
export { Replay } from './replay.ts'
export { type PlayoutOptions, questionLocals, type RunIo } from './run.ts'
export {
  flag,
  list,
  object,
  oneOf,
  type Problem,
  problemsIn,
  type Schema,
  sourced,
  type TypeOf,
  whole,
  words,
} from './schema.ts'
export { type SeatShare, type SharedMoment, shareOf } from './share.ts'
export type { Snapshot } from './snapshot.ts'
export { kindsIn, putIn, takeOut } from './sorted.ts'
export { askedSeats, type Branch, type Frame, isOver, type State, type Where } from './state.ts'
export {
  type AnyText,
  type Asking,
  type GameText,
  type KernelText,
  kernelTextIn,
  type OptionText,
  refusalInWords,
  type Say,
  type Translated,
  type TranslatedSoFar,
} from './text.ts'
export {
  componentProblems,
  type Frozen,
  makeTable,
  type TableMade,
  type Title,
  tableFor,
  tablesWith,
  textIn,
  withOwnFigures,
} from './title.ts'
export {
  type Answer,
  allSeats,
  canonical,
  copy,
  freeze,
  type GameEvent,
  HIDDEN,
  hash,
  type Json,
  NOBODY,
  NONE,
  type Refusal,
  type Seat,
  type Table,
} from './values.ts'
export { cloneState, type ImagineOptions, seenBy, viewOf } from './view.ts'
