/** What the front page says of the game. */
export const cover = {
  name: 'The Great Split',
  line: 'Teile, was du hast, in zwei Gruppen; nebenan wird eine davon genommen.',
}
