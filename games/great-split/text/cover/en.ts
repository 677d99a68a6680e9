/** What the front page says of the game. */
export const cover = {
  name: 'The Great Split',
  line: 'Divide your fortune; a neighbour takes the half he likes.',
}
