/** A link to the moment that is shown, and the whole game as a file. */
import type { ReplayOpened } from '@palatine/tables/protocol'
import { Icon } from '@palatine/ui'
import { useState } from 'react'
import { copyText } from '../app/copy.ts'
import { fromLink, type PassedOn, toLink } from '../app/record-link.ts'
import { saveFile } from '../app/save-file.ts'
import { useWords } from '../app/words.ts'
import type { Connection } from '../connection/connection.ts'
import { connection } from '../connection/index.ts'

/** A link that somebody wanted to take along, and whether the browser took it. */
interface Copying {
  readonly link: string
  readonly done: boolean
}

interface Props {
  readonly opened: ReplayOpened
  readonly from: Connection
  /** The table there; undefined if the game came with the link. */
  readonly id: string | undefined
  readonly hash: string
  /** The number of the moment. */
  readonly at: number
}

export function TakeAlong({ opened, from, id, hash, at }: Props) {
  const words = useWords()
  const isHere = from === connection
  const [copying, setCopying] = useState<Copying>()
  const { open, seat } = opened
  /** What may be passed on: the whole record, or what a seat saw of a running game. */
  const takeAlong = async (): Promise<PassedOn | undefined> => {
    if (id === undefined) {
      const found = await fromLink(hash)
      return 'unreadable' in found ? undefined : found
    }
    if (!open && seat === null) return undefined
    const found = await (seat === null
      ? from.ask({ ask: 'export', table: id })
      : from.ask({ ask: 'share', table: id, seat }))
    return 'refused' in found ? undefined : found
  }
  const copyLink = async () => {
    // A table of the server has an address that everybody can open.
    const found = isHere ? await takeAlong() : undefined
    const link =
      location.origin +
      (!isHere ? `/at/${id}?at=${at}` : found ? `/replay?at=${at}#${await toLink(found)}` : `/replay/${id}?at=${at}`)
    setCopying({ link, done: await copyText(link) })
  }
  const save = async () => {
    const found = await takeAlong()
    if (found) saveFile(`palatine-${opened.card.game}.json`, found)
  }
  return (
    <>
      <div className="button-row">
        <button type="button" className="button" onClick={() => void copyLink()}>
          <Icon name="link" size={18} />
          {words.replay.link}
        </button>
        {(open || seat !== null) && (
          <button type="button" className="button button-quiet" onClick={() => void save()}>
            <Icon name="save" size={18} />
            {words.replay.save}
          </button>
        )}
      </div>
      <p className="quiet" aria-live="polite">
        {copying
          ? words.replay[copying.done ? 'copied' : 'notCopied']
          : open || !isHere
            ? ''
            : words.replay[seat === null ? 'linkLocal' : 'linkShare']}
      </p>
      {copying && !copying.done && (
        <input
          className="quiet"
          readOnly
          aria-label={words.replay.link}
          value={copying.link}
          onFocus={event => event.target.select()}
        />
      )}
    </>
  )
}
