/** A code that somebody said on the phone leads to the table. */
import { type FormEvent, useState } from 'react'
import { go } from '../app/router.ts'
import { useWords } from '../app/words.ts'

/** As people write it: with or without a gap, in any letters. */
const codeOf = (text: string): string => text.replace(/[\s-]+/g, '').toLowerCase()

export function CodeForm({ focus = false }: { focus?: boolean }) {
  const words = useWords()
  const [code, setCode] = useState('')
  const join = (event: FormEvent) => {
    event.preventDefault()
    if (codeOf(code)) go(`/at/${encodeURIComponent(codeOf(code))}`)
  }
  return (
    <form className="friends-row" onSubmit={join}>
      <input
        type="text"
        value={code}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        placeholder={words.online.friends.codeSuch}
        aria-label={words.online.friends.code}
        // biome-ignore lint/a11y/noAutofocus: it opens for this one thing
        autoFocus={focus}
        onChange={event => setCode(event.target.value)}
      />
      <button type="submit" className="button">
        {words.online.friends.join}
      </button>
    </form>
  )
}
