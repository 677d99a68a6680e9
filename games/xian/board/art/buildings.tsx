/** The four buildings, 140 by 88: each known by its own outline, its roof, and what stands before it. */
import type { ReactNode } from 'react'

const line = '#3a2618'

/** A swept roof, its tiles and its ridge: from eave to eave, and how high. */
function Roof({
  from,
  to,
  eave,
  ridge,
  fill,
}: {
  from: number
  to: number
  eave: number
  ridge: number
  fill: string
}) {
  const slope = Math.round((to - from) / 6)
  const [left, right] = [from + slope, to - slope]
  const drop = eave - ridge
  return (
    <g>
      <path
        d={`M${from} ${eave - 3}q${slope - 4} 0 ${slope} ${3 - drop}H${right}q4 ${drop - 3} ${slope} ${drop - 3}q-3 5 -9 5H${from + 9}q-6 0-9-5z`}
        fill={fill}
        stroke={line}
        strokeLinejoin="round"
      />
      <path
        d={Array.from({ length: 9 }, (_, i) => {
          const x = left + 4 + (i * (right - left - 8)) / 8
          return `M${x.toFixed(1)} ${ridge + 3}l${((i - 4) * 1.6).toFixed(1)} ${drop - 4}`
        }).join('')}
        stroke={line}
        opacity=".28"
        fill="none"
      />
      <path d={`M${left - 3} ${ridge - 3}h${right - left + 6}v4h-${right - left + 6}z`} fill={line} />
      <path d={`M${left - 3} ${ridge - 3}l-3-4 5 1zM${right + 3} ${ridge - 3}l3-4-5 1z`} fill={line} />
    </g>
  )
}

/** Walls on a terrace, with red posts. */
const Hall = ({ from, to, top, posts }: { from: number; to: number; top: number; posts: readonly number[] }) => (
  <g>
    <path d={`M${from - 8} 77h${to - from + 16}v5h-${to - from + 16}z`} fill="#c9b083" stroke="#8d6a4a" />
    <path d={`M${from} ${top}h${to - from}V77h-${to - from}z`} fill="#efe0bd" stroke="#8d6a4a" />
    <path d={`M${from} ${top}h${to - from}v6h-${to - from}z`} fill="#b8935e" opacity=".6" />
    {posts.map(x => (
      <path key={x} d={`M${x} ${top}h4.500V77H${x}z`} fill="#8d3b26" stroke={line} strokeWidth=".5" />
    ))}
  </g>
)

const pigments = ['#e0b020', '#c23b22', '#3e7c4f', '#2f5d9b']

/** By number of the building. */
const pictures: readonly ReactNode[] = [
  // The workshop: a kiln that smokes, a warrior of clay in the gate.
  <g key="workshop">
    <path d="M27 34c-6-6 4-9-1-16 6 2 9 6 5 11 5-2 8 2 4 6z" fill="#b9a58c" opacity=".75" />
    <Hall from={46} to={122} top={48} posts={[48, 66, 98, 115]} />
    <Roof from={34} to={134} eave={48} ridge={30} fill="#a9683f" />
    <path d="M73 52h22v25H73z" fill="#4a3020" />
    <g fill="#a8937d" stroke="#54463a" strokeWidth=".7">
      <path d="M77 77c0-11 2-15 7-15s7 4 7 15z" />
      <circle cx="84" cy="58.500" r="3.600" />
      <path d="M84.500 55.500c0-2 3-2 3 0z" />
    </g>
    <path d="M8 82c0-28 8-42 20-42s20 14 20 42z" fill="#a5764f" stroke={line} />
    <path d="M12 66h32M9.500 74h37M17 58h22M22 50h13" stroke={line} opacity=".3" />
    <path d="M20 82c0-11 3-16 8-16s8 5 8 16z" fill="#2a1710" />
    <path d="M23 82c0-6 2-6 3-11 2 3 2 4 3 3 3 2 4 4 4 8z" fill="#e8822a" />
  </g>,
  // The lab: cloths of four colours, and jars of pigment.
  <g key="lab">
    <Hall from={26} to={114} top={48} posts={[28, 50, 86, 108]} />
    <Roof from={12} to={128} eave={48} ridge={28} fill="#c23b22" />
    <path d="M59 56h22v21H59z" fill="#5c3f25" />
    {pigments.map((colour, i) => (
      <path
        key={colour}
        d={`M${[34, 42, 92, 100][i]} 51h6v15l-3 3-3-3z`}
        fill={colour}
        stroke={line}
        strokeWidth=".6"
      />
    ))}
    {pigments.map((colour, i) => (
      <g key={`jar ${colour}`} stroke={line} strokeWidth=".8">
        <path d={`M${33 + i * 20} 72h14c2 6 0 10-2 12h-10c-2-2-4-6-2-12z`} fill="#8d6a4a" />
        <ellipse cx={40 + i * 20} cy="72" rx="7.500" ry="2.800" fill={colour} />
      </g>
    ))}
  </g>,
  // The armoury: crossed halberds over the gate, a shield on each side.
  <g key="armoury">
    <Hall from={24} to={116} top={46} posts={[26, 46, 90, 110]} />
    <Roof from={10} to={130} eave={46} ridge={26} fill="#3e7c4f" />
    <path d="M58 54h24v23H58z" fill="#4a3020" />
    {[38, 102].map(x => (
      <g key={x}>
        <circle cx={x} cy="63" r="7" fill="#b3823a" stroke={line} />
        <circle cx={x} cy="63" r="2.500" fill="#c23b22" stroke={line} strokeWidth=".6" />
      </g>
    ))}
    <g stroke={line} strokeWidth="2.600" strokeLinecap="round">
      <path d="M50 82L86 42M90 82L54 42" />
    </g>
    <path d="M84 39l8-2-2 9zM56 39l-8-2 2 9z" fill="#d8d2c4" stroke={line} />
    <path d="M79 44c7 0 10 5 10 9-4 1-9-3-10-9zM61 44c-7 0-10 5-10 9 4 1 9-3 10-9z" fill="#d8d2c4" stroke={line} />
  </g>,
  // The palace: two storeys and a stair.
  <g key="palace">
    <Hall from={20} to={120} top={54} posts={[22, 42, 58, 78, 94, 114]} />
    <Roof from={4} to={136} eave={54} ridge={40} fill="#3f5d86" />
    <path d="M42 27h56v11H42z" fill="#efe0bd" stroke="#8d6a4a" />
    {[44, 58, 78, 92].map(x => (
      <path key={x} d={`M${x} 27h4v11h-4z`} fill="#8d3b26" />
    ))}
    <Roof from={28} to={112} eave={28} ridge={10} fill="#3f5d86" />
    <circle cx="70" cy="5" r="3" fill="#c9962b" stroke={line} strokeWidth=".7" />
    <path d="M62 60h16v17H62z" fill="#5c2a1c" />
    <path d="M60 77h20l4 7H56z" fill="#e2cfa4" stroke="#8d6a4a" />
    <path d="M58.500 80h23" stroke="#8d6a4a" />
  </g>,
]

export const BuildingPicture = ({ building }: { building: number }) => (
  <svg className="xi-building-art" viewBox="0 0 140 88" aria-hidden="true">
    <ellipse cx="70" cy="82" rx="64" ry="4.500" fill="#6b4a2a" opacity=".3" />
    {pictures[building]}
  </svg>
)
