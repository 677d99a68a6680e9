/** The little markdown that guides use: paragraphs, lists, tables, bold, code. Text in, elements out; no markup is trusted. */
import type { ReactNode } from 'react'

export function Prose({ text, find = '' }: { text: string; find?: string }) {
  return <>{blocks(text).map((block, i) => asBlock(block, i, find))}</>
}

const blocks = (text: string): string[][] =>
  text
    .split(/\n\s*\n/)
    .map(block => block.split('\n').filter(line => line.trim() !== ''))
    .filter(block => block.length > 0)

function asBlock(lines: string[], key: number, find: string): ReactNode {
  const list = /^\s*(?:[-*]|\d+\.)\s+/
  if (lines.every(line => line.trim().startsWith('|'))) return asTable(lines, key, find)
  const first = lines.findIndex(line => list.test(line))
  if (first < 0) return <p key={key}>{inline(lines.join(' '), find)}</p>
  const items: string[] = []
  for (const line of lines.slice(first)) {
    if (list.test(line)) items.push(line.replace(list, ''))
    else items[items.length - 1] += ` ${line.trim()}`
  }
  const List = /^\s*\d+\./.test(lines[first]) ? 'ol' : 'ul'
  return (
    <div key={key}>
      {first > 0 && <p>{inline(lines.slice(0, first).join(' '), find)}</p>}
      <List>
        {items.map((item, i) => (
          <li key={i}>{inline(item, find)}</li>
        ))}
      </List>
    </div>
  )
}

function asTable(lines: string[], key: number, find: string): ReactNode {
  const rows = lines
    .filter(line => !/^\s*\|[\s:|-]+\|\s*$/.test(line))
    .map(line =>
      line
        .trim()
        .slice(1, -1)
        .split('|')
        .map(cell => cell.trim()),
    )
  const [head, ...body] = rows
  return (
    <div className="prose-table" key={key}>
      <table>
        <thead>
          <tr>
            {head.map((cell, i) => (
              <th key={i} scope="col">
                {inline(cell, find)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.map((row, r) => (
            <tr key={r}>
              {row.map((cell, i) => (
                <td key={i}>{inline(cell, find)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function inline(text: string, find: string): ReactNode[] {
  return text.split(/(\*\*[^*]+\*\*|`[^`]+`|\*[^*]+\*|_[^_]+_)/).map((part, i) => {
    if (part.startsWith('**')) return <strong key={part + String(i)}>{marked(part.slice(2, -2), find)}</strong>
    if (part.startsWith('`')) return <code key={part + String(i)}>{part.slice(1, -1)}</code>
    if (/^[*_].+[*_]$/.test(part)) return <em key={part + String(i)}>{marked(part.slice(1, -1), find)}</em>
    return <span key={part + String(i)}>{marked(part, find)}</span>
  })
}

/** What was searched for, marked. */
function marked(text: string, find: string): ReactNode {
  if (find.length < 2) return text
  const at = text.toLowerCase().indexOf(find.toLowerCase())
  if (at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, at + find.length)}</mark>
      {marked(text.slice(at + find.length), find)}
    </>
  )
}
