/** The things that lie on a table. All of them take the same states. */
import type { CSSProperties, ReactNode } from 'react'
import { Icon } from './icon.tsx'
import type { IconName } from './icons.ts'
import { SeatMark } from './seat.tsx'
import { type States, stateClass } from './states.ts'
import type { Level, PieceShape, Pin } from './zones.ts'

interface PieceProps extends States {
  readonly label: string
  readonly mark?: string | undefined
  readonly icon?: IconName | undefined
  readonly tint?: string | undefined
  readonly seat?: number | undefined
  readonly hidden?: boolean | undefined
  readonly count?: number | undefined
  readonly shape?: PieceShape | undefined
  readonly caption?: string | undefined
  readonly pins?: readonly Pin[] | undefined
  readonly level?: Level | undefined
  readonly bare?: boolean | undefined
  readonly here?: boolean | undefined
  /** It has just been thrown. */
  readonly rolling?: boolean | undefined
  readonly anchor?: string | undefined
  /** With it the thing is a button. */
  readonly onTouch?: (() => void) | undefined
}

/** The look of a piece, for whatever element it is. */
export function pieceLook({
  seat,
  shape = 'card',
  caption,
  bare,
  here,
  rolling,
}: Pick<PieceProps, 'seat' | 'shape' | 'caption' | 'bare' | 'here' | 'rolling'>): {
  readonly className: string
  readonly style: CSSProperties
} {
  const looks = [
    seat !== undefined && 'piece-owned',
    caption !== undefined && 'piece-named',
    bare && 'piece-bare',
    here && 'piece-here',
    rolling && 'is-rolling',
  ]
  return {
    className: ['piece', `piece-${shape}`, ...looks].filter(Boolean).join(' '),
    style: (seat === undefined ? {} : { '--seat': `var(--seat-${seat % 7})` }) as CSSProperties,
  }
}

/** What is drawn on a piece. */
export function PieceFace({
  mark,
  icon,
  tint,
  seat,
  hidden,
  count,
  shape = 'card',
  caption,
  pins = [],
  level,
}: Omit<PieceProps, 'label' | 'anchor' | 'onTouch'>) {
  return (
    <>
      {hidden ? (
        <span className="piece-back" />
      ) : (
        <>
          <Face mark={mark} icon={icon} tint={tint} seat={seat} shape={shape} />
          {caption !== undefined && <span className="piece-caption">{caption}</span>}
          {level && <Bar {...level} />}
          {pins.length > 0 && <Pins pins={pins} />}
        </>
      )}
      {count !== undefined && count !== 1 && <span className="piece-count">×{count}</span>}
    </>
  )
}

/** A card, token, die, brick or chip: a button if it can be touched, else a picture with a name. */
export function Piece({ label, anchor, onTouch, lit, chosen, dim, justChanged, yours, ...piece }: PieceProps) {
  const look = pieceLook(piece)
  const shared = {
    className: `${look.className} ${stateClass({ lit, chosen, dim, justChanged, yours })}`.trim(),
    style: look.style,
    'data-anchor': anchor,
    'aria-label': label,
  }
  if (!onTouch) {
    return (
      <span role="img" {...shared}>
        <PieceFace {...piece} />
      </span>
    )
  }
  return (
    <button type="button" aria-pressed={chosen ?? false} onClick={onTouch} {...shared}>
      <PieceFace {...piece} />
    </button>
  )
}

function Face({
  mark,
  icon,
  tint,
  seat,
  shape,
}: Pick<PieceProps, 'mark' | 'icon' | 'tint' | 'seat'> & { shape: string }) {
  const pips = Number(mark)
  if (shape === 'die' && Number.isInteger(pips) && pips >= 1 && pips <= 6) return <Pips value={pips} />
  const text = mark !== undefined && mark !== ''
  return (
    <span className="piece-face">
      {seat !== undefined && <SeatMark seat={seat} size={text || icon ? 14 : 22} />}
      {tint && <span className="piece-tint" style={{ background: tint }} />}
      {icon && <Icon name={icon} size={text ? 16 : 24} />}
      {text && <span className="piece-mark">{mark}</span>}
    </span>
  )
}

function Bar({ at, of, stops = [] }: Level) {
  return (
    <span className="piece-bar">
      {Array.from({ length: of }, (_, i) => (
        <span key={i} className={`${i < at ? 'is-full' : ''} ${stops.includes(i + 1) ? 'is-stop' : ''}`} />
      ))}
    </span>
  )
}

function Pins({ pins }: { pins: readonly Pin[] }) {
  return (
    <span className="piece-pins">
      {pins.map(({ seat, icon, mark }, i) => (
        <span key={i} className="piece-pin">
          {seat !== undefined && <SeatMark seat={seat} size={16} />}
          {icon && <Icon name={icon} size={16} />}
          {mark}
        </span>
      ))}
    </span>
  )
}

const pipPlaces: readonly (readonly [number, number])[][] = [
  [],
  [[12, 12]],
  [
    [6, 6],
    [18, 18],
  ],
  [
    [6, 6],
    [12, 12],
    [18, 18],
  ],
  [
    [6, 6],
    [18, 6],
    [6, 18],
    [18, 18],
  ],
  [
    [6, 6],
    [18, 6],
    [12, 12],
    [6, 18],
    [18, 18],
  ],
  [
    [6, 6],
    [18, 6],
    [6, 12],
    [18, 12],
    [6, 18],
    [18, 18],
  ],
]

function Pips({ value }: { value: number }) {
  return (
    <svg viewBox="0 0 24 24" className="pips" aria-hidden="true">
      {pipPlaces[value].map(([x, y]) => (
        <circle key={`${x}.${y}`} cx={x} cy={y} r={2.6} fill="currentColor" />
      ))}
    </svg>
  )
}

export function Die({
  value,
  label,
  rolling = false,
  ...states
}: States & { value: number; label: string; rolling?: boolean }) {
  return (
    <span
      className={`piece piece-die ${rolling ? 'is-rolling' : ''} ${stateClass(states)}`}
      role="img"
      aria-label={label}
    >
      {value >= 1 && value <= 6 ? <Pips value={value} /> : <span className="piece-mark">{value}</span>}
    </span>
  )
}

/** A pile of which one sees the top only. */
export function Stack({
  count,
  label,
  icon = 'card',
  anchor,
}: {
  count: number
  label: string
  icon?: IconName
  anchor?: string
}) {
  return (
    <span className={`stack stack-${Math.min(count, 3)}`} role="img" aria-label={label} data-anchor={anchor}>
      <span className="stack-top">
        <Icon name={icon} size={20} />
        <span className="piece-mark">{count}</span>
      </span>
    </span>
  )
}

/** A note with more letters has a line of its own. */
const longNote = 26

/** A named place with what lies there. */
export function ZoneBox({
  title,
  seat,
  note,
  wide,
  layout = 'row',
  columns,
  asked = false,
  anchor,
  children,
}: {
  title: string
  seat?: number | undefined
  note?: string | undefined
  wide?: boolean | undefined
  layout?: string | undefined
  columns?: number | undefined
  /** The question is about it. */
  asked?: boolean
  anchor?: string
  children: ReactNode
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls; a section would be a landmark each
    <div
      role="group"
      className={`zone ${wide ? 'zone-wide' : ''} ${asked ? 'is-asked' : ''}`}
      aria-label={title}
      data-anchor={anchor}
    >
      <h3 className="zone-title">
        {seat !== undefined && <SeatMark seat={seat} size={16} />}
        {title}
        {note && <span className={`zone-note ${note.length > longNote ? 'zone-note-long' : ''}`}>{note}</span>}
      </h3>
      <div
        className={`zone-things ${columns ? 'zone-grid' : `zone-${layout}`}`}
        style={columns ? ({ '--columns': columns } as CSSProperties) : undefined}
      >
        {children}
      </div>
    </div>
  )
}
