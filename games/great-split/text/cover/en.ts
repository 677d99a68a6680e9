/** What the front page says of the game. */
export const cover = {
  name: 'The Great Split',
  line: 'Split your fortune in two; your neighbour takes the group they like.',
}
