/** The Labyrinth as a map of paths: small in its place, and large where one chooses a path. */
import { Ghost, Icon, Thing } from '@palatine/ui'
import type { CSSProperties } from 'react'
import type { House, RealmTable } from '../rules/model.ts'
import { fishFor, spaceOf } from '../rules/places/labyrinth.ts'
import { Goods } from './goods.tsx'
import { Markers } from './place.tsx'
import { type BoardState, housesInOrder, useBoard } from './stage.ts'

/** The sheet on which the spaces lie: the start below, the centre above. */
const [width, height] = [140, 112]
const nodes: readonly (readonly [x: number, y: number])[] = [
  [70, 98],
  [42, 80],
  [98, 80],
  [70, 66],
  [22, 56],
  [118, 56],
  [70, 42],
  [30, 30],
  [110, 30],
  [70, 14],
]
const nodeOf = (space: number) => nodes[space] ?? [width / 2, height / 2]

const styleAt = (x: number, y: number): CSSProperties => ({
  left: `${(x / width) * 100}%`,
  top: `${(y / height) * 100}%`,
})

/** In its cell of the scroll: where everybody stands. */
export function LabyrinthMap() {
  const board = useBoard()
  const { g, table, called, says, name } = board
  const houses = housesInOrder(board)
  return (
    <Thing
      label={houses.map(house => `${name(house)}: ${called.inWords.space(spaceOf(g, house), table)}`).join(', ')}
      note={says.labyrinthNote}
      className="ep-labyrinth"
      anchor="labyrinth"
    >
      <Paths />
      {table.components.labyrinth.spaces.map((_, space) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a space is its number
        <span key={space} className="ep-node" style={styleAt(...nodeOf(space))}>
          <Space space={space} />
        </span>
      ))}
    </Thing>
  )
}

/** As a question: the spaces that one can reach are lit, each with the fish for the way. */
export function PathChoice({ seat }: { seat: House }) {
  const board = useBoard()
  const { g, table, says, preview } = board
  const here = spaceOf(g, seat)
  const next = preview ? spaceOf(preview.g, seat) : here
  return (
    <section className="ep-offer ep-path-choice" aria-label={says.choices}>
      <div className="ep-labyrinth">
        <Paths from={here} />
        {table.components.labyrinth.spaces.map((_, space) => {
          const fish = fishFor(here, space, table)
          return (
            <Thing
              // biome-ignore lint/suspicious/noArrayIndexKey: a space is its number
              key={space}
              label={nodeInWords(board, space, fish)}
              touch={space}
              className="ep-node"
              style={styleAt(...nodeOf(space))}
            >
              <Space space={space} />
              {fish > 0 && (
                <span className="ep-node-price">
                  {fish}
                  <Icon name="fish" size={15} />
                </span>
              )}
              {space === next && next !== here && <Ghost seat={seat} size={13} />}
            </Thing>
          )
        })}
      </div>
    </section>
  )
}

const nodeInWords = ({ called, says, table }: BoardState, space: number, fish: number): string =>
  fish > 0 ? `${called.inWords.space(space, table)}: ${says.fish(fish)}` : called.inWords.space(space, table)

const isCentre = (space: number, { components }: RealmTable): boolean =>
  space === components.labyrinth.spaces.length - 1

/** What a space gives, and who stands there. */
function Space({ space }: { space: number }) {
  const board = useBoard()
  const { g, table } = board
  return (
    <>
      {isCentre(space, table) ? <b>X</b> : <Goods reward={table.components.labyrinth.spaces[space]} />}
      <Markers houses={housesInOrder(board).filter(house => spaceOf(g, house) === space)} />
    </>
  )
}

/** The paths with their fish; those that begin at `from` stand out. */
function Paths({ from: here }: { from?: number }) {
  const { table } = useBoard()
  const { spaces, paths } = table.components.labyrinth
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      {paths.map(({ from, to, fish }) => {
        const [[x1, y1], [x2, y2]] = [nodeOf(from), nodeOf(to)]
        return (
          <line
            key={`${from} ${to}`}
            className={from === here || to === here ? 'is-open' : ''}
            {...{ x1, y1, x2, y2 }}
            strokeWidth={1 + fish}
          />
        )
      })}
      {paths.map(
        ({ from, to, fish }) =>
          // Where a path begins here, its end says what it costs.
          from !== here &&
          to !== here && (
            <text
              key={`${from} ${to}`}
              x={(nodeOf(from)[0] + nodeOf(to)[0]) / 2}
              y={(nodeOf(from)[1] + nodeOf(to)[1]) / 2 + (here === undefined ? 4 : 2)}
            >
              {fish}
            </text>
          ),
      )}
      {here === undefined &&
        spaces.map((_, space) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a space is its number
          <circle key={space} cx={nodeOf(space)[0]} cy={nodeOf(space)[1]} r={9} />
        ))}
    </svg>
  )
}
