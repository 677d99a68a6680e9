/** For tests only: positions to play from, and the suite that every game has to pass. */
export { type Arrangement, Position, position } from './position.ts'
