/** Saves a painting as a file: the picture as it hangs, in literal colours, without fonts. */

/** The painting as a text that any program can open. */
export function asSvg(painting: SVGSVGElement, width = 1800): string {
  const copy = painting.cloneNode(true) as SVGSVGElement
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String((width * 2) / 3))
  for (const trace of copy.querySelectorAll('.ep-trace')) trace.remove()
  return new XMLSerializer().serializeToString(copy)
}

export async function asPng(painting: SVGSVGElement, width = 1800): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([asSvg(painting, width)], { type: 'image/svg+xml' }))
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = (width * 2) / 3
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    return await new Promise((resolve, reject) =>
      canvas.toBlob(
        blob => (blob ? resolve(blob) : reject(new Error('this browser could not draw the picture'))),
        'image/png',
      ),
    )
  } finally {
    URL.revokeObjectURL(address)
  }
}

/** Offers a file to whoever looks at the page. */
export function download(name: string, file: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
