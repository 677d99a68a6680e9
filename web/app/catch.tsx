/** Where a page breaks: it says so, and every way out of it stays open. */
import { Component, type ReactNode } from 'react'
import { follow } from './router.ts'
import { useWords } from './words.ts'

interface Props {
  readonly children: ReactNode
  /** Who knows better what is wrong says it; otherwise it is said here. */
  caught?(): void
}

export class Catch extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    this.props.caught?.()
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return this.props.caught ? null : <Broken />
  }
}

function Broken() {
  const { app } = useWords()
  return (
    <main className="content" id="content">
      <h1>{app.broken}</h1>
      <p>{app.brokenMore}</p>
      <button type="button" className="button" onClick={() => location.reload()}>
        {app.reload}
      </button>
      <p>
        <a href="/" onClick={follow}>
          {app.toFront}
        </a>
      </p>
    </main>
  )
}
