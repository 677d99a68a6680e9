import { build } from 'esbuild'
import { root } from './tools.ts'

/**
 * A game's rules, its built-in figures and the kernel that plays them as one module: all that a running table needs to
 * go on when the rules of tomorrow differ. The platform is neutral: a bundle that needs Node or a package would not run
 * in a browser or in ten years.
 */
export async function bundleRules(id: string, version: number): Promise<string> {
  const result = await build({
    absWorkingDir: root,
    stdin: {
      resolveDir: `${root}/games/${id}`,
      contents: `
        export { LiveTable } from '@palatine/kernel'
        export { game } from './rules/index.ts'
        export { builtIn } from './components/index.ts'`,
    },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    target: 'es2023',
    charset: 'utf8',
    legalComments: 'none',
    banner: { js: `// ${id}, version ${version}: frozen by "npm run freeze ${id}". Do not edit.` },
  })
  return result.outputFiles[0].text
}
