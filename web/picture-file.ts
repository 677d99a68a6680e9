/** Pictures of the screen as small WebP files, made by the browser itself. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Page } from 'playwright-core'

/** No picture is larger, in bytes. */
export const largestPicture = 250_000

/** Writes the picture unless the file shows the same already; `painter` is any page. Returns whether it was written. */
export async function writePicture(painter: Page, file: string, png: Buffer): Promise<boolean> {
  const before = existsSync(file) ? readFileSync(file).toString('base64') : null
  const found = await painter.evaluate(asWebp, { png: png.toString('base64'), before, most: largestPicture })
  if (found === null) return false
  writeFileSync(file, Buffer.from(found, 'base64'))
  return true
}

interface Wanted {
  readonly png: string
  readonly before: string | null
  readonly most: number
}

/** In the page: the picture as WebP of at most so many bytes, or null if the one from before shows the same. */
async function asWebp({ png, before, most }: Wanted): Promise<string | null> {
  const drawn = async (kind: string, data: string) => {
    const picture = await createImageBitmap(await (await fetch(`data:image/${kind};base64,${data}`)).blob())
    const canvas = new OffscreenCanvas(picture.width, picture.height)
    const context = canvas.getContext('2d', { willReadFrequently: true })
    if (!context) throw new Error('this browser draws nothing')
    context.drawImage(picture, 0, 0)
    return { canvas, pixels: context.getImageData(0, 0, picture.width, picture.height) }
  }
  const now = await drawn('png', png)
  if (before !== null) {
    const { pixels } = await drawn('webp', before)
    // WebP changes every pixel a little; what differs by more was drawn otherwise.
    const other = pixels.data.filter((value, i) => Math.abs(value - now.pixels.data[i]) > 40).length
    if (pixels.width === now.pixels.width && pixels.height === now.pixels.height && other < pixels.data.length / 2000)
      return null
  }
  for (const quality of [0.86, 0.76, 0.66, 0.5, 0.35]) {
    const blob = await now.canvas.convertToBlob({ type: 'image/webp', quality })
    if (blob.size > most) continue
    const bytes = new Uint8Array(await blob.arrayBuffer())
    return btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))
  }
  throw new Error(`no quality makes this picture smaller than ${most} bytes`)
}
