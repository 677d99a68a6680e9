import { parseSync } from 'oxc-parser'

/** A small mistake that could be made in a source: what stands there, and what would stand there instead. */
export interface Mutation {
  readonly start: number
  readonly end: number
  readonly before: string
  readonly after: string
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

/** What a slip of the hand makes of an operator. */
const slips: { readonly [operator: string]: string } = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '+': '-',
  '-': '+',
  '*': '+',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
  '??': '&&',
  '+=': '-=',
  '-=': '+=',
  '++': '--',
  '--': '++',
}

/** Every place of a TypeScript source where a condition, a number or an operator could be wrong. Types are left alone. */
export function mutationsOf(source: string): Mutation[] {
  const found: Mutation[] = []
  const program = parseSync('rules.ts', source).program as unknown as Node
  visit(program, source, found)
  return found.sort((a, b) => a.start - b.start)
}

function visit(node: Node, source: string, found: Mutation[]): void {
  if (
    node.type.startsWith('TS') &&
    !['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'].includes(node.type)
  )
    return
  if (node.type === 'ImportDeclaration') return
  const own = mutationAt(node, source)
  if (own) found.push(own)
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child === 'object' && child !== null && typeof (child as Node).type === 'string') {
        visit(child as Node, source, found)
      }
    }
  }
}

function mutationAt(node: Node, source: string): Mutation | undefined {
  const text = source.slice(node.start, node.end)
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'AssignmentExpression': {
      const operator = node.operator as string
      const after = slips[operator]
      const left = node.left as Node
      const right = node.right as Node
      const at = source.indexOf(operator, left.end)
      return after && at < right.start ? { start: at, end: at + operator.length, before: operator, after } : undefined
    }
    case 'UpdateExpression': {
      const operator = node.operator as string
      const at = node.prefix ? node.start : node.end - operator.length
      return { start: at, end: at + operator.length, before: operator, after: slips[operator] }
    }
    case 'UnaryExpression':
      return node.operator === '!' ? { start: node.start, end: node.start + 1, before: '!', after: '' } : undefined
    case 'Literal':
      if (typeof node.value === 'number')
        return { start: node.start, end: node.end, before: text, after: `${node.value + 1}` }
      if (typeof node.value === 'boolean')
        return { start: node.start, end: node.end, before: text, after: `${!node.value}` }
      return undefined
    case 'MemberExpression': {
      const property = node.property as Node
      const name = source.slice(property.start, property.end)
      const other = name === 'some' ? 'every' : name === 'every' ? 'some' : undefined
      return other && !node.computed
        ? { start: property.start, end: property.end, before: name, after: other }
        : undefined
    }
    case 'ConditionalExpression':
    case 'IfStatement': {
      const test = node.test as Node
      const condition = source.slice(test.start, test.end)
      return { start: test.start, end: test.end, before: condition, after: `!(${condition})` }
    }
    default:
      return undefined
  }
}

export const mutated = (source: string, { start, end, after }: Mutation): string =>
  source.slice(0, start) + after + source.slice(end)
