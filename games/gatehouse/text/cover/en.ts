/** What the front page says of the game. */
export const cover = {
  name: 'Gatehouse',
  line: 'A small game to learn how games are made here.',
}
