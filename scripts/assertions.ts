// Type assertions that say "trust me" against the compiler: two in a row, to `never`, to `any`.
import { parseSync } from 'oxc-parser'
import { textsBelow } from './files.ts'

/** So many are left. Fewer is better: then lower this number. */
const most = 60

const outside = /(^|\/)tests\//

export interface Assertion {
  readonly line: number
  readonly text: string
}

/** The assertions in a source that the compiler would have refused if it had been asked. */
export function assertionsIn(file: string, source: string): Assertion[] {
  const found: Assertion[] = []
  visit(parseSync(file, source).program, node => {
    if (!asserts(node)) return
    const { typeAnnotation: to, expression: from } = node
    if (to.type !== 'TSNeverKeyword' && to.type !== 'TSAnyKeyword' && !asserts(from)) return
    const line = source.slice(0, node.start).split('\n').length
    found.push({ line, text: source.slice(node.start, node.end).replace(/\s+/g, ' ') })
  })
  return found
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
}
interface AssertionNode extends Node {
  readonly expression: Node
  readonly typeAnnotation: Node
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

const asserts = (node: Node): node is AssertionNode => node.type === 'TSAsExpression' || node.type === 'TSTypeAssertion'

function visit(node: Node, look: (node: Node) => void): void {
  look(node)
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, look)
  }
}

if (import.meta.main) {
  const all = [...textsBelow('.', '.ts', '.tsx')]
    .filter(([file]) => !outside.test(file))
    .flatMap(([file, source]) => assertionsIn(file, source).map(({ line, text }) => `${file}:${line}: ${text}`))
  if (all.length > most) for (const one of all) console.error(one)
  console.log(`${all.length} double, never and any assertions outside tests, at most ${most}`)
  process.exitCode = all.length <= most ? 0 : 1
}
