/** Starts Chromium: the same way, whichever it is. */
import { type Browser, chromium } from 'playwright-core'
import { chooseChromium } from './choose.ts'

/** Nothing here may make the browser laxer than a player's: tests of secrecy rely on it. */
const flags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** @param more arguments that only one test needs */
export async function launchChromium(...more: readonly string[]): Promise<Browser> {
  const choice = chooseChromium()
  const { path, env } = choice === 'packaged' ? await unpacked() : { path: choice.path, env: {} }
  try {
    return await chromium.launch({ executablePath: path, args: [...flags, ...more], env: { ...process.env, ...env } })
  } catch (error) {
    throw new Error(
      `Chromium (${path}) did not start; CHROMIUM=PATH or PALATINE_BROWSER=packaged chooses another. ${error}`,
    )
  }
}

/** Loaded only where it is wanted: the package is made for one platform. */
async function unpacked() {
  const { unpackedChromium } = await import('./unpack.ts')
  return unpackedChromium()
}
