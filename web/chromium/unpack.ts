/** The Chromium that comes from npm, unpacked once into a folder of this project, with the libraries and fonts it needs. */
import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { inflate } from '@sparticuz/chromium'

const parts = ['chromium.br', 'fonts.tar.br', 'al2023.tar.br']
const cache = join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'palatine')
const home = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..')

export interface Unpacked {
  readonly path: string
  readonly env: Readonly<Record<string, string>>
}

export async function unpackedChromium(): Promise<Unpacked> {
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string }
  const folder = join(cache, `chromium-${version}`)
  if (!existsSync(folder)) await unpack(folder)
  return {
    path: join(folder, 'chromium'),
    env: { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'), FONTCONFIG_FILE: join(folder, 'fonts.conf') },
  }
}

/** The folder appears when all is in it, also if somebody else unpacks at the same time. */
async function unpack(folder: string): Promise<void> {
  mkdirSync(cache, { recursive: true })
  const fresh = mkdtempSync(join(cache, 'unpacking-'))
  // The package knows no other place than the temporary folder: a process of its own gets ours as its temporary folder.
  await promisify(execFile)(process.execPath, [import.meta.filename], { env: { ...process.env, TMPDIR: fresh } })
  writeFileSync(join(fresh, 'fonts.conf'), fontsIn(join(folder, 'fonts')))
  try {
    renameSync(fresh, folder)
  } catch (error) {
    rmSync(fresh, { recursive: true })
    if (!existsSync(folder)) throw error
  }
}

const fontsIn = (folder: string): string =>
  `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}</dir><cachedir>${folder}-cache</cachedir></fontconfig>
`

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  await Promise.all(parts.map(part => inflate(join(home, 'bin', part))))
