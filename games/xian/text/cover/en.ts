/** What the front page says of the game. */
export const cover = {
  name: 'Xi’an',
  line: 'Fill the pit with warriors of clay, then bring them colour.',
}
