// The matches as a small SVG file: a dot and its interval for each, against the fair share.

/** One match. All are parts of all victories. */
export interface Bar {
  readonly label: string
  readonly won: number
  readonly from: number
  readonly to: number
  readonly fair: number
}

const width = 720
const row = 22
const left = 330
const right = 24
const top = 44

export function bars(title: string, list: readonly Bar[]): string {
  const tall = top + list.length * row + 34
  const x = (share: number) => cut(left + share * (width - left - right))
  const rows = list.map(({ label, won, from, to, fair }, i) => {
    const y = top + i * row + row / 2
    const said = `${label}: ${percent(won)}, between ${percent(from)} and ${percent(to)}; fair share ${percent(fair)}`
    return `<g><title>${escaped(said)}</title>
<text x="${left - 12}" y="${y + 4}" text-anchor="end" fill="#2b2620">${escaped(label)}</text>
<path d="M${x(fair)} ${y - row / 2}V${y + row / 2}" stroke="#6b6156" stroke-dasharray="2 2"/>
<path d="M${x(from)} ${y}H${x(to)}" stroke="#9c3d2a" stroke-width="3"/>
<circle cx="${x(won)}" cy="${y}" r="4.5" fill="#9c3d2a"/></g>`
  })
  const base = top + list.length * row
  const ticks = [0, 0.25, 0.5, 0.75, 1].map(
    share => `<text x="${x(share)}" y="${base + 18}" text-anchor="middle" fill="#6b6156">${percent(share)}</text>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${tall}" width="${width}" height="${tall}" role="img" font-family="Georgia, serif" font-size="12">
<title>${escaped(title)}</title>
<rect width="${width}" height="${tall}" fill="#fbf8f1"/>
<text x="14" y="24" font-size="14" fill="#2b2620">${escaped(title)}</text>
${rows.join('\n')}
<path d="M${left} ${base}H${width - right}" stroke="#6b6156"/>
${ticks.join('\n')}
</svg>
`
}

const percent = (share: number): string => `${Math.round(100 * share)} %`
const cut = (n: number): string => `${Math.round(n * 10) / 10}`
const escaped = (text: string): string => text.replace(/[&<>"]/g, char => `&#${char.charCodeAt(0)};`)
