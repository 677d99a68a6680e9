/** A small gatehouse of numbered stones. */
export function Scene() {
  return (
    <>
      <rect width="600" height="420" fill="#cfdad3" />
      <circle cx="470" cy="90" r="46" fill="#f4ecd0" />
      <path d="M0 300C120 250 220 290 330 262s190-20 270 10v148H0z" fill="#9db3a5" />
      <path d="M0 346h600v74H0z" fill="#6c8574" />
      {Array.from({ length: 12 }, (_, row) =>
        Array.from({ length: 9 }, (_, i) => {
          const x = 150 + i * 34 - (row % 2) * 17
          const y = 348 - row * 20
          const gate = row < 6 && Math.abs(x + 16 - 300) < 52 - (row > 3 ? (row - 3) * 14 : 0)
          const merlon = row === 11 && i % 2 === 1
          return gate || merlon ? null : (
            <rect
              key={`${row}.${i}`}
              x={x}
              y={y - 20}
              width="32"
              height="18"
              rx="3"
              fill={['#8b938f', '#a3aaa4', '#78817d', '#959d97'][(row * 3 + i * 5) % 4]}
            />
          )
        }),
      )}
      <path d="M284 108v-60h4l38 14-38 14v32z" fill="#7a4a25" />
    </>
  )
}
