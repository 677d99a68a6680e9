// Histograms as small SVG files: own drawing, no library, readable on white and on black.

/** One panel: a histogram with its heading. */
export interface Panel {
  readonly heading: string
  readonly values: readonly number[]
}

const width = 360
const height = 150
const margin = { left: 14, right: 14, top: 30, bottom: 26 }
const mostBars = 40
const fewestBars = 8

/** Panels below one another, all with the same horizontal scale. */
export function histograms(title: string, axis: string, panels: readonly Panel[]): string {
  const all = panels.flatMap(({ values }) => values)
  const low = all.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY)
  const high = all.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY)
  const step = Math.max(1, Math.ceil((high - low + 1) / mostBars))
  // A few bars only would look like a wall.
  const spare = Math.max(0, fewestBars - Math.ceil((high - low + 1) / step))
  const first = Math.max(Math.floor(low / step) - Math.floor(spare / 2), Math.min(0, Math.floor(low / step))) * step
  const bars = Math.max(fewestBars, Math.floor((high - first) / step) + 1)
  const scale: Scale = { first, step, bars }
  const drawn = panels.map(
    (panel, i) => `<g transform="translate(0 ${34 + i * height})">\n${histogram(panel, scale)}\n</g>`,
  )
  const tall = 34 + panels.length * height + 18
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${tall}" width="${width}" height="${tall}" role="img" font-family="Georgia, serif" font-size="11">
<title>${escaped(title)}</title>
<rect width="${width}" height="${tall}" fill="#fbf8f1"/>
<text x="${margin.left}" y="22" font-size="13" fill="#2b2620">${escaped(title)}</text>
${drawn.join('\n')}
<text x="${width / 2}" y="${tall - 8}" text-anchor="middle" fill="#6b6156">${escaped(axis)}</text>
</svg>
`
}

interface Scale {
  readonly first: number
  readonly step: number
  readonly bars: number
}

function histogram({ heading, values }: Panel, { first, step, bars }: Scale): string {
  const counts = new Array<number>(bars).fill(0)
  for (const value of values) counts[Math.floor((value - first) / step)]++
  const most = Math.max(1, ...counts)
  const inner = { width: width - margin.left - margin.right, height: height - margin.top - margin.bottom }
  const wide = inner.width / bars
  const base = margin.top + inner.height
  const at = (value: number) => margin.left + ((value - first) / step) * wide
  const drawn = counts.flatMap((count, i) => {
    if (count === 0) return []
    const tall = (inner.height * count) / most
    const label = step === 1 ? `${first + i}` : `${first + i * step} to ${first + (i + 1) * step - 1}`
    return `<rect x="${cut(margin.left + i * wide + 0.5)}" y="${cut(base - tall)}" width="${cut(Math.max(0.5, wide - 1))}" height="${cut(tall)}" fill="#9c3d2a"><title>${label}: ${count}</title></rect>`
  })
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
  const labels = ticks(first, first + bars * step).map(
    value =>
      `<text x="${cut(at(value) + wide / (2 * step))}" y="${base + 14}" text-anchor="middle" fill="#6b6156">${value}</text>`,
  )
  return [
    `<text x="${margin.left}" y="20" fill="#2b2620">${escaped(heading)}, mean ${mean.toFixed(1)}</text>`,
    ...drawn,
    `<path d="M${margin.left} ${base}H${width - margin.right}" stroke="#6b6156"/>`,
    ...labels,
  ].join('\n')
}

/** Round numbers, about six of them. */
function ticks(from: number, to: number): number[] {
  const rough = (to - from) / 6
  const power = 10 ** Math.floor(Math.log10(Math.max(1, rough)))
  const step = [1, 2, 2.5, 5, 10].map(n => n * power).find(n => n >= rough && Number.isInteger(n)) ?? 1
  const list: number[] = []
  for (let value = Math.ceil(from / step) * step; value < to; value += step) list.push(value)
  return list
}

const cut = (n: number): string => `${Math.round(n * 10) / 10}`
const escaped = (text: string): string => text.replace(/[&<>"]/g, char => `&#${char.charCodeAt(0)};`)
