/** What the front page says of the game. */
export const cover = {
  name: 'Torhaus',
  line: 'Ein kleines Spiel, an dem man lernt, wie hier Spiele entstehen.',
}
