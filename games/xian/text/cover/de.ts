/** What the front page says of the game. */
export const cover = {
  name: 'Xi’an',
  line: 'Fülle die Grube mit Kriegern aus Ton, dann gib ihnen Farbe.',
}
