import './table.css'
import './pages.css'
import type { Refused, ReplayOpened } from '@palatine/tables/protocol'
import { type ChangeEvent, useEffect, useState } from 'react'
import { Catch } from '../app/catch.tsx'
import { fromFile, fromLink, toLink } from '../app/record-link.ts'
import { refusedInWords } from '../app/refused.ts'
import { go, useAddress } from '../app/router.ts'
import { Shell } from '../app/shell.tsx'
import { useWords } from '../app/words.ts'
import type { Connection } from '../connection/connection.ts'
import { connection } from '../connection/index.ts'
import { Replay } from '../replay/replay.tsx'
import { SaveOrRemove } from './unreadable-table.tsx'

interface Props {
  readonly id: string | undefined
  /** Where the table is: in this browser, as a rule. */
  readonly from?: Connection
}

/** A game of this browser or of the server, one that came with the link, or one out of a file. */
export default function ReplayPage({ id, from = connection }: Props) {
  const words = useWords()
  const { hash } = useAddress()
  const [opened, setOpened] = useState<ReplayOpened>()
  const [refused, setRefused] = useState<Refused>()
  useEffect(() => {
    let wanted = true
    setOpened(undefined)
    setRefused(undefined)
    void openFrom(from, id, hash).then(found => {
      if (!wanted || !found) return
      if ('refused' in found) setRefused(found)
      else setOpened(found)
    })
    return () => {
      wanted = false
    }
  }, [from, id, hash])
  if (opened && !refused) {
    const replay = <Replay opened={opened} from={from} id={id} hash={hash} refuse={setRefused} />
    // Nobody can say beforehand of everything that comes with a link whether a board can draw it.
    const caught = () => setRefused({ refused: { reason: 'notARecord' } })
    return id === undefined ? <Catch caught={caught}>{replay}</Catch> : replay
  }
  if ((id !== undefined || hash) && !refused) return <p className="loading">{words.app.loading}</p>
  const read = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    const found = file && (await fromFile(file))
    if (!found) return
    if ('unreadable' in found) setRefused({ refused: { reason: found.unreadable } })
    else go(`/replay#${await toLink(found)}`)
  }
  return (
    <Shell title={words.replay.title}>
      {refused && (
        <p className="trouble" role="alert">
          {refusedInWords(refused, words)}
        </p>
      )}
      {refused && id !== undefined && from === connection && refused.refused.reason !== 'noSuchTable' && (
        <SaveOrRemove id={id} gone={() => go('/games')} />
      )}
      <label className="field">
        <span>{words.replay.load}</span>
        <input type="file" accept=".json,application/json" onChange={event => void read(event)} />
      </label>
    </Shell>
  )
}

/** Undefined where nothing is named. */
async function openFrom(
  from: Connection,
  id: string | undefined,
  hash: string,
): Promise<ReplayOpened | Refused | undefined> {
  if (id !== undefined) return from.ask({ ask: 'replay', of: { table: id } })
  if (!hash) return undefined
  const found = await fromLink(hash)
  if ('unreadable' in found) return { refused: { reason: found.unreadable } }
  return connection.ask({ ask: 'replay', of: found })
}
