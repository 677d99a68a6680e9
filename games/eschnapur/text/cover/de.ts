/** What the front page says of the game. */
export const cover = {
  name: 'Der Palast von Eschnapur',
  line: 'Besteche fünf hohe Beamte und lass in der Dämmerung Türme wachsen.',
}
