/** The four buildings, each with its own roof, 140 by 66. */
const roofs = ['#b5653a', '#c23b22', '#3e7c4f', '#3f5d86']

const extras = [
  // the workshop's kiln
  <path
    key="kiln"
    d="M8 60c0-16 6-24 14-24s14 8 14 24zM18 60c0-6 1-9 4-9s4 3 4 9z"
    fill="#8d6a4a"
    fillRule="evenodd"
  />,
  // bowls of pigment before the lab
  <g key="bowls">
    {['#e0b020', '#c23b22', '#3e7c4f', '#2f5d9b'].map((colour, i) => (
      <path
        key={colour}
        d={`M${40 + i * 16} 54h12c0 5-2 7-6 7s-6-2-6-7z`}
        fill={colour}
        stroke="#4a3621"
        strokeWidth=".8"
      />
    ))}
  </g>,
  // crossed halberds on the armoury
  <path key="halberds" d="M56 30l28 26M84 30L56 56" stroke="#4a3621" strokeWidth="2.400" />,
  // the palace's upper storey
  <g key="storey">
    <path d="M46 26h48v-8H46z" fill="#efe0bd" />
    <path d="M38 20q8-4 12-14h40q4 10 12 14z" fill="#3f5d86" />
  </g>,
]

export const BuildingPicture = ({ building }: { building: number }) => (
  <svg className="xi-building-art" viewBox="0 0 140 66" aria-hidden="true">
    <ellipse cx="70" cy="62" rx="60" ry="4" fill="#6b4a2a" opacity=".3" />
    <path d="M30 38h80v22H30z" fill="#efe0bd" stroke="#8d6a4a" />
    {[34, 52, 84, 102].map(x => (
      <path key={x} d={`M${x} 38h4v22h-4z`} fill="#8d3b26" />
    ))}
    <path d="M62 44h16v16H62z" fill="#5c3f25" />
    <path d="M16 40q12-4 18-16h72q6 12 18 16z" fill={roofs[building]} stroke="#3a2618" strokeLinejoin="round" />
    <path d="M28 34h84M32 29h76" stroke="#3a2618" opacity=".35" />
    <path d="M34 24h72v-3H34z" fill="#3a2618" />
    {extras[building]}
  </svg>
)
