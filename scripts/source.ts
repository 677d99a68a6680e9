/** A string in a source: where its opening quote stands, and its text. */
export type Literal = { start: number; text: string }

const comment = /\/\/[^\n]*|\/\*.*?(?:\*\/|$)/sy
const quoted = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/sy
const regex = /\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/[a-z]*/y
const templatePart = /(?:\\.|\$(?!\{)|[^`\\$])*(?:`|\$\{|$)/sy

/**
 * Reads TypeScript just far enough to tell code from strings and comments; TypeScript 7 has no interface for scripts yet.
 * `code` is as long as the source, with blanks for comments and for what stands inside of quotes. The text of a template
 * literal is what stands before its first `${`.
 */
export function readSource(source: string): { code: string; literals: Literal[] } {
  const literals: Literal[] = []
  // One number for each template literal that is open: how many braces are open inside of its `${`.
  const open: number[] = []
  let code = ''
  const match = (pattern: RegExp, at: number): string | undefined => {
    pattern.lastIndex = at
    return pattern.exec(source)?.[0]
  }
  const template = (start: number): void => {
    const part = match(templatePart, start + 1) ?? ''
    if (source[start] === '`') literals.push({ start, text: part.replace(/(?:`|\$\{)$/, '') })
    else open.pop()
    if (part.endsWith('${')) open.push(0)
    code += source[start] + blank(part.slice(0, -1)) + part.slice(-1)
  }
  while (code.length < source.length) {
    const at = code.length
    const char = source[at] ?? ''
    const skipped = match(comment, at) ?? (char === '/' && mayBeginValue(code) ? match(regex, at) : undefined)
    const text = skipped === undefined ? match(quoted, at) : undefined
    if (skipped !== undefined) code += blank(skipped)
    else if (text !== undefined) {
      literals.push({ start: at, text: text.slice(1, -1) })
      code += char + blank(text.slice(1, -1)) + char
    } else if (char === '`' || (char === '}' && open.at(-1) === 0)) template(at)
    else {
      if (open.length > 0 && char === '{') open[open.length - 1]++
      if (open.length > 0 && char === '}') open[open.length - 1]--
      code += char
    }
  }
  return { code, literals }
}

const blank = (text: string): string => text.replace(/[^\n]/g, ' ')

/** After these a slash begins a regular expression; after anything else it divides. */
const mayBeginValue = (before: string): boolean => /(?:^|[(,=:[!&|?{};+>]|\b(?:return|typeof|case))\s*$/.test(before)
