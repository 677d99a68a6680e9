/** Prints the guide with all its pictures, also those that nobody has come near yet. */
export async function printGuide(): Promise<void> {
  window.dispatchEvent(new Event('beforeprint'))
  await untilStill(document.body)
  window.print()
}

/** Long enough for what is still loaded, one after the other. */
const still = 400

/** Until nothing in it has changed for a moment. */
const untilStill = (part: Node) =>
  new Promise<void>(resolve => {
    const done = () => {
      watch.disconnect()
      resolve()
    }
    let waiting = setTimeout(done, still)
    const watch = new MutationObserver(() => {
      clearTimeout(waiting)
      waiting = setTimeout(done, still)
    })
    watch.observe(part, { childList: true, subtree: true })
  })
