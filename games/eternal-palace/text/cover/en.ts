/** What the front page says of the game. */
export const cover = {
  name: 'Eternal Palace',
  line: 'Court the emperor, and paint his gardens layer by layer.',
}
