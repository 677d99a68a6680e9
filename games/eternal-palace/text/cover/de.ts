/** What the front page says of the game. */
export const cover = {
  name: 'Eternal Palace',
  line: 'Umwirb den Kaiser und male seine Gärten, Ebene um Ebene.',
}
