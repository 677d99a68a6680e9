/** Gold and velvet: the gradients that every drawing of this board refers to. Laid out once, at the root of the board. */
const gold = [
  [0, '#8f6a17'],
  [0.22, '#d4af37'],
  [0.42, '#fff0b3'],
  [0.58, '#d9b443'],
  [1, '#7b5910'],
] as const

/** Two lights over a long line, so that every frame shines elsewhere. */
const longGold = [
  [0, '#8f6a17'],
  [0.2, '#fff0b3'],
  [0.36, '#c99f2c'],
  [0.55, '#8f6a17'],
  [0.7, '#fff0b3'],
  [0.84, '#d4af37'],
  [1, '#7b5910'],
] as const

const Stops = ({ of }: { of: readonly (readonly [number, string])[] }) =>
  of.map(([at, colour]) => <stop key={at} offset={at} stopColor={colour} />)

export const Gilt = () => (
  <svg className="gs-gilt" width="0" height="0" aria-hidden="true">
    <defs>
      <linearGradient id="gs-gold" x1="0" y1="0" x2="1" y2="1">
        <Stops of={gold} />
      </linearGradient>
      <linearGradient id="gs-gold-long" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="460" y2="172">
        <Stops of={longGold} />
      </linearGradient>
      <linearGradient id="gs-ivory" x1="0" y1="0" x2="0" y2="1">
        <Stops
          of={[
            [0, '#fffdf4'],
            [1, '#efe3c6'],
          ]}
        />
      </linearGradient>
      <linearGradient id="gs-leather" x1="0" y1="0" x2="0" y2="1">
        <Stops
          of={[
            [0, '#5b1f2a'],
            [0.5, '#43121d'],
            [1, '#25080f'],
          ]}
        />
      </linearGradient>
      <linearGradient id="gs-lining" x1="0" y1="0" x2="0" y2="1">
        <Stops
          of={[
            [0, '#0f6b4f'],
            [1, '#073a2b'],
          ]}
        />
      </linearGradient>
      <radialGradient id="gs-gem" cx="0.38" cy="0.32" r="0.8">
        <Stops
          of={[
            [0, '#6fd8b2'],
            [0.35, '#15805f'],
            [1, '#06382a'],
          ]}
        />
      </radialGradient>
    </defs>
  </svg>
)
