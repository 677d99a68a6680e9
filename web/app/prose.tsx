/**
 * The little markdown that guides use: paragraphs, headings, lists, tables, bold, code, examples, pictures, marks, names and
 * references to paragraphs. Text in, elements out; no markup is trusted.
 */
import './prose.css'
import { createContext, Fragment, lazy, type ReactNode, Suspense, useContext } from 'react'
import { Name } from '../reader/name.tsx'
import { cellsOf, type Piece as NamePiece } from '../reader/names.ts'
import { useWords } from './words.ts'

const Picture = lazy(async () => ({ default: (await import('../reader/picture.tsx')).Picture }))

/** What the text may point to. */
interface Surroundings {
  /** What was searched for, to be marked. */
  readonly find?: string | undefined
  /** The game whose board pictures are cut from; without it there are none. */
  readonly game?: string | undefined
  /** Takes a text apart at what can be looked up by its name. */
  readonly names?: ((text: string) => readonly NamePiece[]) | undefined
  /** Makes a link out of a reference such as 6.4; undefined if there is no such paragraph. */
  readonly refer?: ((number: string) => string | undefined) | undefined
}
const Around = createContext<Surroundings>({})

export function Prose({ text, ...around }: { text: string } & Surroundings) {
  return (
    <Around value={around}>
      {blocks(text).map((lines, i) => (
        <Block key={i} lines={lines} />
      ))}
    </Around>
  )
}

const blocks = (text: string): string[][] =>
  text
    .replace(/^(#### .*)$/gm, '$1\n')
    .split(/\n\s*\n/)
    .map(block => block.split('\n').filter(line => line.trim() !== ''))
    .filter(block => block.length > 0)

const list = /^\s*(?:[-*]|\d+\.)\s+/

function Block({ lines }: { lines: readonly string[] }) {
  if (lines[0].startsWith('#### ')) return <h2 className="prose-heading">{lines[0].slice(5)}</h2>
  if (lines[0].startsWith('{example ')) return <Example text={lines.join(' ').replace(/^\{[^}]*\}\s*/, '')} />
  const [, picture, alt] = /^\{picture ([a-z-]+): (.*)\}$/.exec(lines.join(' ')) ?? []
  if (picture && alt) return <Illustration name={picture} alt={alt} />
  if (lines.every(line => line.trim().startsWith('|'))) return <Table lines={lines} />
  const first = lines.findIndex(line => list.test(line))
  if (first < 0) return <p>{inline(lines.join(' '))}</p>
  const items: string[] = []
  for (const line of lines.slice(first)) {
    if (list.test(line)) items.push(line.replace(list, ''))
    else items[items.length - 1] += ` ${line.trim()}`
  }
  const List = /^\s*\d+\./.test(lines[first]) ? 'ol' : 'ul'
  return (
    <>
      {first > 0 && <p>{inline(lines.slice(0, first).join(' '))}</p>}
      <List>
        {items.map((item, i) => (
          <li key={i}>{inline(item)}</li>
        ))}
      </List>
    </>
  )
}

function Example({ text }: { text: string }) {
  const words = useWords()
  return (
    <div className="example">
      <p>
        <strong className="example-word">{words.reader.example}</strong> {inline(text)}
      </p>
    </div>
  )
}

/** A cell with more letters is not squeezed into a word on each line; the table is moved sideways instead. */
const long = 24

function Table({ lines }: { lines: readonly string[] }) {
  const around = useContext(Around)
  const [head, ...body] = lines.filter(line => !/^\s*\|[\s:|-]+\|\s*$/.test(line)).map(cellsOf)
  return (
    <div className="prose-table">
      <table>
        <thead>
          <tr>
            {head.map((cell, i) => (
              <th key={i} scope="col">
                {inline(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.map((row, r) => (
            <tr key={r}>
              <Around value={{ ...around, names: undefined }}>
                <td>{inline(row[0].replace(/ (?=\d+$)/, '\u00a0'))}</td>
              </Around>
              {row.slice(1).map((cell, i) => (
                <td key={i} className={cell.length > long ? 'is-long' : undefined}>
                  {inline(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Illustration({ name, alt }: { name: string; alt: string }) {
  const { game } = useContext(Around)
  if (game === undefined) return null
  return (
    <Suspense fallback={<p className="quiet">{alt}</p>}>
      <Picture game={game} name={name} alt={alt} />
    </Suspense>
  )
}

const pieces = /(\*\*[^*]+\*\*|`[^`]+`|\*[^*]+\*|_[^_]+_|\((?:ours|reconstructed)\)|(?<![\d.])\d+\.\d+(?!\.?\d))/

const inline = (text: string): ReactNode[] => text.split(pieces).map((part, i) => <Piece key={i} text={part} />)

function Piece({ text }: { text: string }) {
  const { refer } = useContext(Around)
  const words = useWords()
  if (text.startsWith('**')) return <strong>{inline(text.slice(2, -2))}</strong>
  if (text.startsWith('`')) return <code>{text.slice(1, -1)}</code>
  if (/^[*_].+[*_]$/.test(text)) return <em>{inline(text.slice(1, -1))}</em>
  if (text === '(ours)' || text === '(reconstructed)') {
    return <span className="tag tag-inline">{words.reader.marks[text === '(ours)' ? 'ours' : 'reconstructed']}</span>
  }
  const link = /^\d+\.\d+$/.test(text) ? refer?.(text) : undefined
  return link === undefined ? <Words text={text} /> : <a href={link}>{text}</a>
}

/** Plain words, and names among them. */
function Words({ text }: { text: string }) {
  const { names } = useContext(Around)
  const parts = names?.(text) ?? [text]
  // What touches a name stays on its line: a bracket before it, a full stop after it.
  const touching = (at: number, edge: RegExp) => {
    const part = parts[at]
    return typeof part === 'string' ? (edge.exec(part)?.[0] ?? '') : ''
  }
  const after = (at: number) => touching(at, /^\S*/)
  const before = (at: number) => touching(at, at === 0 ? /\S*$/ : /(?<=\s)\S*$/)
  return parts.map((part, i) => {
    if (typeof part !== 'string') {
      return <Name key={i} word={part.word} named={part.named} before={before(i - 1)} after={after(i + 1)} />
    }
    const from = i > 0 ? after(i).length : 0
    const to = i < parts.length - 1 ? part.length - before(i).length : part.length
    return <Found key={i} text={part.slice(from, to)} />
  })
}

/** What was searched for, marked. */
function Found({ text }: { text: string }) {
  const { find = '' } = useContext(Around)
  if (find.length < 2) return text
  const parts: ReactNode[] = []
  let rest = text
  for (let at = foundAt(rest, find); at >= 0; at = foundAt(rest, find)) {
    parts.push(rest.slice(0, at), <mark key={parts.length}>{rest.slice(at, at + find.length)}</mark>)
    rest = rest.slice(at + find.length)
  }
  return <Fragment>{[...parts, rest]}</Fragment>
}

const foundAt = (text: string, find: string): number => text.toLowerCase().indexOf(find.toLowerCase())
