// JSON-RPC 2.0, one object a line: everything about the envelope, nothing about games.
import { nearest } from '../nearest.ts'

export const code = {
  notJson: -32700,
  notARequest: -32600,
  noSuchMethod: -32601,
  wrongParameters: -32602,
  internal: -32603,
  noSuchTable: -32000,
  refused: -32001,
  tooManyTables: -32002,
  wrongState: -32003,
} as const

/** An error that goes back to the caller, in words for people; `data` is for programs. */
export class RpcError extends Error {
  readonly code: number
  readonly data: unknown

  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.code = code
    this.data = data
  }
}

export type Methods = { readonly [name: string]: (parameters: unknown) => unknown }

/** More than an honest caller needs; less than what could hurt. */
export const limits = { lineLength: 1_000_000, batch: 100, depth: 64 } as const

type Id = string | number | null
type Response = { jsonrpc: '2.0'; id: Id } & (
  | { result: unknown }
  | { error: { code: number; message: string; data?: unknown } }
)

/** The answer to one line; undefined where none is due: a blank line, or notifications only. Never throws. */
export async function answerLine(line: string, methods: Methods): Promise<string | undefined> {
  if (line.trim() === '') return undefined
  const read = readLine(line)
  if (read instanceof RpcError) return JSON.stringify(failure(null, read))
  if (!Array.isArray(read.value)) {
    const response = await answerRequest(read.value, methods)
    return response && JSON.stringify(response)
  }
  if (read.value.length === 0) return JSON.stringify(failure(null, notARequest('A batch needs at least one request')))
  if (read.value.length > limits.batch) {
    const much = `A batch may hold ${limits.batch} requests, not ${read.value.length}`
    return JSON.stringify(failure(null, notARequest(much)))
  }
  const responses: Response[] = []
  for (const request of read.value) {
    const response = await answerRequest(request, methods)
    if (response) responses.push(response)
  }
  return responses.length > 0 ? JSON.stringify(responses) : undefined
}

export const lineTooLong = (): string =>
  JSON.stringify(failure(null, notARequest(`A line may have ${limits.lineLength} characters; this one had more`)))

function readLine(line: string): { value: unknown } | RpcError {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch (error) {
    return new RpcError(code.notJson, `This line is not JSON: ${(error as Error).message}`)
  }
  // Whoever works through data by recursion would otherwise die of a line full of brackets.
  return deeperThan(value, limits.depth) ? notARequest(`Nothing may be nested deeper than ${limits.depth}`) : { value }
}

function deeperThan(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return depth === 0 || Object.values(value).some(inner => deeperThan(inner, depth - 1))
}

const notARequest = (why: string) => new RpcError(code.notARequest, `${why}.`)

async function answerRequest(request: unknown, methods: Methods): Promise<Response | undefined> {
  if (typeof request !== 'object' || request === null || Array.isArray(request)) {
    return failure(null, notARequest('A request is an object such as {"jsonrpc":"2.0","id":1,"method":"games"}'))
  }
  const { jsonrpc, id, method, params } = request as Record<string, unknown>
  const named = typeof id === 'string' || typeof id === 'number' || id === null
  const wrong =
    !named && id !== undefined
      ? notARequest('The id has to be a string, a number or null')
      : jsonrpc !== '2.0'
        ? notARequest('"jsonrpc" has to be "2.0"')
        : typeof method !== 'string'
          ? notARequest('"method" has to be the name of a method')
          : undefined
  if (wrong) return failure(named ? (id as Id) : null, wrong)
  try {
    const result = await methodNamed(method as string, methods)(params ?? {})
    return named ? { jsonrpc: '2.0', id: id as Id, result } : undefined
  } catch (error) {
    return named ? failure(id as Id, error instanceof RpcError ? error : internal(error)) : undefined
  }
}

function methodNamed(name: string, methods: Methods): Methods[string] {
  if (Object.hasOwn(methods, name)) return methods[name]
  const known = Object.keys(methods)
  const near = nearest(name.slice(0, 40), known)
  const meant = near ? ` Did you mean "${near}"?` : ''
  throw new RpcError(
    code.noSuchMethod,
    `There is no method "${name.slice(0, 40)}".${meant} Methods: ${known.join(', ')}.`,
  )
}

/** A mistake of ours. The caller is told, whoever runs the engine finds the place on standard error. */
function internal(error: unknown): RpcError {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
  return new RpcError(
    code.internal,
    `The engine made a mistake: ${error instanceof Error ? error.message : String(error)}`,
  )
}

const failure = (id: Id, { code, message, data }: RpcError): Response => ({
  jsonrpc: '2.0',
  id,
  error: { code, message, ...(data !== undefined && { data }) },
})
