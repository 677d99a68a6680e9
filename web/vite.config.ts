import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const here = import.meta.dirname

/**
 * Writes sw.js with the list of what the build made: everything that a start without a network needs. Its version is
 * made of the names, which have the hashes of what is in the files.
 */
function serviceWorker(): Plugin {
  return {
    name: 'palatine-service-worker',
    apply: 'build',
    // When everything is written: chunks that held nothing but style are gone by then.
    writeBundle({ dir = '' }, bundle) {
      const made = Object.keys(bundle).filter(name => !name.endsWith('.map') && !name.endsWith('.html'))
      const always = ['', 'manifest.webmanifest', 'icon.svg', 'icon-192.png', 'icon-512.png']
      const list = [...always, ...made].map(name => `/${name}`)
      let version = 5381
      for (const file of Object.values(bundle)) {
        const text = file.type === 'chunk' ? file.code : file.fileName
        for (let i = 0; i < text.length; i++) version = (Math.imul(version, 33) ^ text.charCodeAt(i)) >>> 0
      }
      const source = readFileSync(join(here, 'service-worker.js'), 'utf8')
        .replace("'__VERSION__'", JSON.stringify(version.toString(36)))
        .replace("['__FILES__']", JSON.stringify(list))
      writeFileSync(join(dir, 'sw.js'), source)
    },
  }
}

export default defineConfig({
  root: here,
  plugins: [react(), serviceWorker()],
  build: {
    outDir: 'dist',
    target: 'es2023',
    // The worker takes the same chunks as the page; the usual preloading would look for a document there.
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: { index: join(here, 'index.html'), worker: join(here, 'worker/index.ts') },
      output: {
        entryFileNames: ({ name }) => (name === 'worker' ? 'worker.js' : 'assets/[name]-[hash].js'),
        chunkFileNames: 'assets/[name]-[hash].js',
        assetFileNames: 'assets/[name]-[hash][extname]',
      },
    },
  },
})
