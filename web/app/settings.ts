/** What a person has set, kept in this browser, and how the page shows it. */
import { type Language, languages, nearestLanguage } from '@palatine/kernel'
import { useSyncExternalStore } from 'react'

export const choices = {
  language: languages,
  theme: ['system', 'light', 'dark'],
  size: ['small', 'normal', 'large', 'huge'],
  contrast: ['system', 'normal', 'more'],
  motion: ['system', 'full', 'reduced'],
  speed: ['slow', 'normal', 'fast', 'instant'],
  sound: ['off', 'quiet', 'full'],
  clicks: ['two', 'one'],
  answers: ['folded', 'open'],
} as const

export type Settings = { readonly [K in keyof typeof choices]: (typeof choices)[K][number] }

const place = 'palatine.settings'
const listeners = new Set<() => void>()
let now: Settings = read()

/** The browser's first language that we speak, else English. */
function spoken(): Language {
  return nearestLanguage(navigator.languages)
}

function read(): Settings {
  const standard: Settings = {
    language: spoken(),
    theme: 'system',
    size: 'normal',
    contrast: 'system',
    motion: 'system',
    speed: 'normal',
    sound: prefers('(pointer: coarse)') ? 'off' : 'quiet',
    clicks: 'two',
    answers: 'folded',
  }
  try {
    const kept = JSON.parse(localStorage.getItem(place) ?? '{}') as Record<string, string>
    const fits = Object.entries(kept).filter(([key, value]) =>
      ((choices as Record<string, readonly string[]>)[key] ?? []).includes(value),
    )
    return { ...standard, ...Object.fromEntries(fits) }
  } catch {
    return standard
  }
}

export function change(part: Partial<Settings>): void {
  now = { ...now, ...part }
  try {
    localStorage.setItem(place, JSON.stringify(now))
  } catch {
    // A browser that keeps nothing still plays.
  }
  show()
  for (const listener of listeners) listener()
}

function prefers(query: string): boolean {
  return window.matchMedia(query).matches
}

export const isReduced = (settings: Settings): boolean =>
  settings.motion === 'reduced' || (settings.motion === 'system' && prefers('(prefers-reduced-motion: reduce)'))

const speeds = { slow: 0.6, normal: 1, fast: 2, instant: 0 }
export const speedOf = (settings: Settings): number => speeds[settings.speed]

const volumes = { off: 0, quiet: 0.25, full: 0.8 }
export const volumeOf = (sound: Settings['sound']): number => volumes[sound]

/** Puts what the style needs to know on the root of the page. */
export function show(): void {
  const { dataset } = document.documentElement
  const dark = now.theme === 'dark' || (now.theme === 'system' && prefers('(prefers-color-scheme: dark)'))
  const more = now.contrast === 'more' || (now.contrast === 'system' && prefers('(prefers-contrast: more)'))
  dataset.theme = dark ? 'dark' : 'light'
  dataset.size = now.size
  dataset.contrast = more ? 'more' : 'normal'
  dataset.motion = isReduced(now) || now.speed === 'instant' ? 'reduced' : 'full'
  document.documentElement.lang = now.language
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useSettings = (): Settings => useSyncExternalStore(subscribe, () => now)

for (const query of ['(prefers-color-scheme: dark)', '(prefers-contrast: more)', '(prefers-reduced-motion: reduce)']) {
  window.matchMedia(query).addEventListener('change', show)
}

/** The language after the one that is spoken now, in the order of the list: what a single button switches to. */
export function useNextLanguage(): Language {
  const { language } = useSettings()
  return languages[(languages.indexOf(language) + 1) % languages.length]
}
