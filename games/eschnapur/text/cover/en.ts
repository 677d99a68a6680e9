/** What the front page says of the game. */
export const cover = {
  name: 'The Palace of Eschnapur',
  line: 'Bribe five officials and raise the towers at dusk.',
}
