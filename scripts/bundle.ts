import { build } from 'esbuild'
import { root } from './tools.ts'

/**
 * A game's rules with the machine that plays them, and its figures with their schema, as one module: what a table of
 * tomorrow needs to go on with the rules of today. The platform is neutral: a bundle that needs Node or a package would
 * not run in a browser or in ten years.
 */
export async function bundleRules(id: string, version: number): Promise<string> {
  const result = await build({
    absWorkingDir: root,
    stdin: {
      resolveDir: `${root}/games/${id}`,
      contents: `
        import { builtIn } from './components/index.ts'
        import * as figures from './components/schema.ts'
        export { game } from './rules/index.ts'
        export const components = { builtIn, schema: figures.schema, check: figures.check }`,
    },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    target: 'es2023',
    charset: 'utf8',
    legalComments: 'none',
    treeShaking: true,
    banner: { js: `// ${id}, version ${version}: frozen by "npm run freeze ${id}". Do not edit.` },
  })
  return result.outputFiles[0].text
}
