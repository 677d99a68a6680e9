/** Says what stands between the page and its tables, above whatever page is open. */
import { useState, useSyncExternalStore } from 'react'
import { connection } from '../connection/index.ts'
import { loadAnew } from './version.ts'
import { useKnown } from './waiting.ts'
import { useWords } from './words.ts'

export function ConnectionNotice() {
  const words = useWords()
  const here = useSyncExternalStore(connection.subscribe, () => connection.trouble)
  const { trouble: there } = useKnown()
  const trouble = here ?? there
  const [read, setRead] = useState<typeof trouble>(null)
  if (!trouble || trouble === read) return null
  const reloadHelps = trouble === 'newer' || trouble === 'closed' || trouble === 'broken'
  return (
    <div className="new-version theme-house" role="alert" data-trouble={trouble}>
      <span>{words.troubles[trouble]}</span>
      {reloadHelps && (
        <button type="button" className="button button-main" onClick={() => void loadAnew()}>
          {words.app.reload}
        </button>
      )}
      <button type="button" className="button button-quiet" onClick={() => setRead(trouble)}>
        {words.app.later}
      </button>
    </div>
  )
}
