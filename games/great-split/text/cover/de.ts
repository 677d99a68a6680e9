/** What the front page says of the game. */
export const cover = {
  name: 'The Great Split',
  line: 'Teile dein Vermögen; ein Nachbar nimmt die Hälfte, die ihm gefällt.',
}
