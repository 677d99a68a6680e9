/** For tests only: positions to play from, and the suite that every game has to pass. */
export type { Hooks, Remembers } from './case.ts'
export { examplesOf } from './examples.ts'
export { goldenGames } from './golden.ts'
export { type Arrangement, Position, position } from './position.ts'
export { brokenProperties, properties, suite } from './suite.ts'
