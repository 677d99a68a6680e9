/** Washes that many drawings share. */
import { memo } from 'react'

/** Washes that many drawings share; once in the page. */
export const Washes = memo(function Washes() {
  return (
    <svg width="0" height="0" className="es-washes" aria-hidden="true">
      <defs>
        <linearGradient id="es-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" style={{ stopColor: 'var(--sky-0)' }} />
          <stop offset="0.38" style={{ stopColor: 'var(--sky-1)' }} />
          <stop offset="0.68" style={{ stopColor: 'var(--sky-2)' }} />
          <stop offset="1" style={{ stopColor: 'var(--sky-3)' }} />
        </linearGradient>
        <radialGradient id="es-sun">
          <stop offset="0" style={{ stopColor: 'var(--sun)' }} />
          <stop offset="0.36" style={{ stopColor: 'var(--sun)' }} />
          <stop offset="0.4" style={{ stopColor: 'var(--sun)' }} stopOpacity="0.42" />
          <stop offset="1" style={{ stopColor: 'var(--sun)' }} stopOpacity="0" />
        </radialGradient>
        <linearGradient id="es-marble" x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" stopColor="#d9cfc4" />
          <stop offset="0.16" stopColor="#f7f1e5" />
          <stop offset="0.55" stopColor="#fffdf7" />
          <stop offset="1" stopColor="#c9bcb6" />
        </linearGradient>
        <linearGradient id="es-gilt" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#f9dc8f" />
          <stop offset="0.5" stopColor="#e08a1e" />
          <stop offset="1" stopColor="#a55f10" />
        </linearGradient>
        <radialGradient id="es-lamp" cx="0.5" cy="0.7" r="0.8">
          <stop offset="0" stopColor="#fff3c4" />
          <stop offset="0.5" stopColor="#ffc95e" />
          <stop offset="1" stopColor="#d9731a" />
        </radialGradient>
        <linearGradient id="es-stone" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" style={{ stopColor: 'var(--stone-0)' }} />
          <stop offset="1" style={{ stopColor: 'var(--stone-1)' }} />
        </linearGradient>
        <linearGradient id="es-niche" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" style={{ stopColor: 'var(--niche-0)' }} />
          <stop offset="1" style={{ stopColor: 'var(--niche-1)' }} />
        </linearGradient>
        <pattern id="es-jali" width="14" height="14" patternUnits="userSpaceOnUse">
          <path
            d="M7 0l2.400 4.600L14 7l-4.600 2.400L7 14 4.600 9.400 0 7l4.600-2.400zM0-2.400L2.400 0 0 2.400-2.400 0zM14-2.400L16.400 0 14 2.400 11.600 0zM0 11.600L2.400 14 0 16.400-2.400 14zM14 11.600l2.400 2.400-2.400 2.400-2.400-2.400z"
            style={{ fill: 'var(--jali)' }}
          />
        </pattern>
      </defs>
    </svg>
  )
})
