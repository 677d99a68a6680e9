/** A paragraph of the guide in a bubble, beside the link that named it. */
import type { Table } from '@palatine/kernel'
import type { Paragraph } from '@palatine/kernel/guide'
import { beside, boxOf, Icon, onTop, type Spot, windowSize } from '@palatine/ui'
import { createContext, type ReactNode, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { LoadedGame } from '../app/games.ts'
import { useGuide } from '../app/guides.ts'
import { Prose } from '../app/prose.tsx'
import { follow } from '../app/router.ts'
import { useWords } from '../app/words.ts'
import { ruleAddress } from './rule-address.ts'

interface Opened {
  readonly rule: string
  readonly link: Element
}

const OpenRule = createContext<((opened: Opened) => void) | null>(null)

/** Shows a rule on the spot; null where there is no place for bubbles. */
export const useOpenRule = () => useContext(OpenRule)

/** Whatever is inside can show rules in bubbles, one at a time. */
export function RuleBubbles({ game, table, children }: { game: LoadedGame; table: Table; children: ReactNode }) {
  const [opened, setOpened] = useState<Opened | null>(null)
  return (
    <OpenRule value={setOpened}>
      {children}
      {opened && <RuleBubble key={opened.rule} game={game} table={table} {...opened} close={() => setOpened(null)} />}
    </OpenRule>
  )
}

function RuleBubble({ game, table, rule, link, close }: Opened & { game: LoadedGame; table: Table; close(): void }) {
  const words = useWords()
  const box = useRef<HTMLElement>(null)
  const [spot, setSpot] = useState<Spot>()
  const paragraph: Paragraph | undefined = useGuide(game.id, game.language, table)?.paragraphs.find(
    ({ id }) => id === rule,
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: with the paragraph the bubble gets its size
  useLayoutEffect(() => {
    if (!box.current) return
    onTop(box.current)
    const { offsetWidth: width, offsetHeight: height } = box.current
    setSpot(beside(boxOf(link), { width, height }, windowSize(), []))
  }, [link, paragraph])
  useEffect(() => {
    box.current?.focus({ preventScroll: true })
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      close()
      if (link instanceof HTMLElement) link.focus()
    }
    const onDown = ({ target }: PointerEvent) => target instanceof Node && !box.current?.contains(target) && close()
    window.addEventListener('keydown', onKey, { capture: true })
    window.addEventListener('pointerdown', onDown)
    return () => {
      window.removeEventListener('keydown', onKey, { capture: true })
      window.removeEventListener('pointerdown', onDown)
    }
  }, [link, close])
  return (
    <section
      ref={box}
      popover="manual"
      className="rule-bubble"
      role="dialog"
      aria-label={words.table.rulesLink(rule)}
      tabIndex={-1}
      style={spot}
    >
      <h2>
        <span className="paragraph-number">{paragraph?.number ?? rule}</span> {paragraph?.title}
        <button type="button" className="rule-close" aria-label={words.kit.close} onClick={close}>
          <Icon name="close" size={18} />
        </button>
      </h2>
      {paragraph && <Prose text={paragraph.text} />}
      <p>
        <a href={ruleAddress(game.id, rule)} onClick={follow}>
          {words.table.wholeGuide}
        </a>
      </p>
    </section>
  )
}
