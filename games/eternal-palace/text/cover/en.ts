/** What the front page says of the game. */
export const cover = {
  name: 'Eternal Palace',
  line: 'Court the emperor, and paint his palace layer by layer.',
}
