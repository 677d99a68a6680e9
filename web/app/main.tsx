import '@palatine/ui/tokens.css'
import '@palatine/ui/kit.css'
import './app.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { show } from './settings.ts'
import { watchVersions } from './version.ts'

show()
const root = document.getElementById('app')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  window.addEventListener('load', () => void watchVersions())
}
