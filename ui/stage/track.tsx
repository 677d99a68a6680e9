/** A track: fields in a row, the markers of several seats, where a marker would go, and what lies ahead. */
import type { Seat } from '@palatine/kernel'
import type { ReactNode } from 'react'
import type { Touch } from '../partial-answer.ts'
import { SeatMark } from '../seat.tsx'
import { useStage } from './context.ts'
import { Thing } from './thing.tsx'

export interface TrackField {
  /** In words, for everybody who does not see it. */
  readonly label: string
  readonly mark?: ReactNode
  /** What one gets there. */
  readonly reward?: ReactNode
  /** Something waits there: it is worth to count the steps to it. */
  readonly stop?: boolean
  /** What touching it means in the question. */
  readonly touch?: Touch | undefined
}

export interface TrackMarker {
  readonly seat: Seat
  readonly at: number
  readonly label: string
}

/** The fields with something on them beyond this one, with how far they are. */
export const nextStops = (
  fields: readonly Pick<TrackField, 'stop'>[],
  at: number,
): { field: number; steps: number }[] =>
  fields.flatMap(({ stop }, field) => (stop && field > at ? [{ field, steps: field - at }] : []))

/** Where a marker would stand: dashed, never a target. */
export const Ghost = ({ seat, label, size = 16 }: { seat: Seat; label?: string; size?: number }) => (
  <span className="ghost" {...(label === undefined ? {} : { role: 'img', 'aria-label': label })}>
    <SeatMark seat={seat} size={size} />
  </span>
)

export function Track({
  label,
  id,
  fields,
  markers,
  ghosts = [],
  field: faceOf,
  marker: markerOf,
  className = '',
}: {
  label: string
  /** The anchors of its fields begin with it. */
  id: string
  fields: readonly TrackField[]
  /** Those at one field lie as they are given, the last one on top. */
  markers: readonly TrackMarker[]
  /** Where markers would stand after the answer. */
  ghosts?: readonly Omit<TrackMarker, 'label'>[]
  /** Instead of the usual look of a field. */
  field?: (field: TrackField, at: number) => ReactNode
  marker?: (marker: TrackMarker) => ReactNode
  className?: string
}) {
  const { seat } = useStage()
  const mine = markers.find(marker => marker.seat === seat)?.at ?? -1
  const [next] = nextStops(fields, mine)
  return (
    <ol className={`board-track ${className}`} aria-label={label}>
      {fields.map((field, at) => {
        const here = markers.filter(marker => marker.at === at)
        const coming = ghosts.filter(ghost => ghost.at === at)
        const names = here.map(marker => marker.label)
        const looks = [at > mine && 'is-ahead', field.stop && 'is-stop', next?.field === at && 'is-next-stop']
        return (
          <li key={`${id}.${at}`} className={`board-field ${looks.filter(Boolean).join(' ')}`}>
            <Thing
              label={[field.label, ...names].join(', ')}
              touch={field.touch}
              className="board-field-face"
              anchor={`${id}/${at}`}
              note={at === next?.field ? field.reward : undefined}
            >
              {faceOf ? (
                faceOf(field, at)
              ) : (
                <>
                  <span className="board-field-mark">{field.mark}</span>
                  {field.reward !== undefined && <span className="board-field-reward">{field.reward}</span>}
                </>
              )}
            </Thing>
            {(here.length > 0 || coming.length > 0) && (
              <span className="board-markers" aria-hidden="true">
                {here.map(marker => (
                  <span key={marker.seat} className="board-marker" data-anchor={`${id}/marker/${marker.seat}`}>
                    {markerOf ? markerOf(marker) : <SeatMark seat={marker.seat} size={16} />}
                  </span>
                ))}
                {coming.map(ghost => (
                  <Ghost key={ghost.seat} seat={ghost.seat} />
                ))}
              </span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
