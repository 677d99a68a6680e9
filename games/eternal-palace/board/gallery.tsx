/** The end of the game: all paintings side by side, signed and dated. */
import { SeatMark } from '@palatine/ui'
import { type RefObject, useRef } from 'react'
import { type House, isMaster } from '../rules/model.ts'
import { LayerStrip, Scene } from './my-painting.tsx'
import { asPng, asSvg, download } from './painting/save.ts'
import { useBoard } from './stage.ts'

export function Gallery() {
  const { g, says } = useBoard()
  return (
    <section className="ep-gallery" aria-label={says.gallery} data-count={g.layers.length}>
      {g.layers.map((_, house) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a house is its number
        <Hanging key={house} house={house} />
      ))}
    </section>
  )
}

function Hanging({ house }: { house: House }) {
  const { name, table } = useBoard()
  const frame = useRef<HTMLElement>(null)
  return (
    <figure className="ep-hanging" ref={frame}>
      <Scene house={house} date={new Date().toISOString().slice(0, 10)} />
      <figcaption>
        {!isMaster(house, table) && <SeatMark seat={house} size={15} />}
        <b>{name(house)}</b>
        <SaveButtons frame={frame} name={name(house)} />
      </figcaption>
      <LayerStrip house={house} />
    </figure>
  )
}

/** As a picture for everything, or as lines that stay sharp at any size. */
function SaveButtons({ frame, name }: { frame: RefObject<HTMLElement | null>; name: string }) {
  const { says } = useBoard()
  const save = async (kind: 'svg' | 'png') => {
    const picture = frame.current?.querySelector<SVGSVGElement>('.ep-painting')
    if (!picture) return
    const file = kind === 'svg' ? new Blob([asSvg(picture)], { type: 'image/svg+xml' }) : await asPng(picture)
    download(`${name}.${kind}`, file)
  }
  return (
    <span className="ep-save">
      <button type="button" aria-label={says.save('PNG')} onClick={() => void save('png')}>
        PNG
      </button>
      <button type="button" aria-label={says.save('SVG')} onClick={() => void save('svg')}>
        SVG
      </button>
    </span>
  )
}
