import { createHash } from 'node:crypto'

export type Language = 'en' | 'de'
/** A game as the page shows it. */
export type Title = { id: string; name: string }

const words = {
  en: {
    other: 'Deutsch',
    lead: 'Board games whose rules you can read, for people and bots.',
    state: 'This is the ground floor: the kernel that every game stands on. The tables are still to come.',
    games: 'Games',
    none: 'No game is here yet.',
    missing: 'There is no such page.',
    home: 'To the front page',
  },
  de: {
    other: 'English',
    lead: 'Brettspiele, deren Regeln du nachlesen kannst, für Menschen und Bots.',
    state: 'Das hier ist das Erdgeschoss: der Kern, auf dem jedes Spiel steht. Die Spieltische kommen noch.',
    games: 'Spiele',
    none: 'Noch ist kein Spiel da.',
    missing: 'Diese Seite gibt es nicht.',
    home: 'Zur Startseite',
  },
} satisfies Record<Language, unknown>

const style = `
:root { color-scheme: light dark; --paper: #f6f1e7; --ink: #2b2620; --soft: #6b6156; --line: #d9cdb8; --roof: #9c3d2a }
@media (prefers-color-scheme: dark) {
  :root { --paper: #1d1a17; --ink: #efe7da; --soft: #b3a794; --line: #443c32; --roof: #e08a6d }
}
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; background: var(--paper); color: var(--ink); font: 1.125rem/1.6 Georgia, serif }
main, nav { max-width: 40rem; margin: 0 auto; padding: 0 1.5rem }
nav { padding-top: 1.5rem; text-align: right }
h1 { margin: 12vh 0 0; font-size: clamp(2.5rem, 9vw, 4.5rem); line-height: 1.1; letter-spacing: -0.02em; color: var(--roof) }
h2 { margin: 3rem 0 1rem; font-size: 1rem; letter-spacing: 0.12em; text-transform: uppercase; color: var(--soft) }
.lead { margin: 1rem 0; font-size: 1.375rem }
.state { color: var(--soft) }
ul { margin: 0; padding: 0; list-style: none }
li { padding: 0.75rem 0; border-top: 1px solid var(--line) }
a { color: var(--roof); text-underline-offset: 0.2em }
a:focus-visible { outline: 3px solid currentColor; outline-offset: 3px }
`

/** The only thing that the page may load is its own style, known by its hash. */
export const contentPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

export function frontPage(language: Language, titles: readonly Title[]): string {
  const { lead, state, games, none } = words[language]
  const list = titles.map(({ id, name }) => `<li id="${asText(id)}">${asText(name)}</li>`).join('\n')
  return page(
    language,
    `<h1>Palatine</h1>
<p class="lead">${lead}</p>
<p class="state">${state}</p>
<h2>${games}</h2>
${list ? `<ul>\n${list}\n</ul>` : `<p>${none}</p>`}`,
  )
}

export function missingPage(language: Language): string {
  const { missing, home } = words[language]
  return page(language, `<h1>404</h1>\n<p class="lead">${missing}</p>\n<p><a href="/?lang=${language}">${home}</a></p>`)
}

/** The wish in the address, else the browser's first language that we speak, else English. */
export function chooseLanguage(wish: string | null, accepted = ''): Language {
  if (wish === 'en' || wish === 'de') return wish
  const weights = accepted.split(',').map(part => {
    const [tag = '', quality = 'q=1'] = part.trim().split(/\s*;\s*/)
    return { language: tag.slice(0, 2).toLowerCase(), weight: Number(quality.replace('q=', '')) || 0 }
  })
  const spoken = weights.filter(({ language, weight }) => language in words && weight > 0)
  return (spoken.sort((a, b) => b.weight - a.weight)[0]?.language ?? 'en') as Language
}

function page(language: Language, body: string): string {
  const other = language === 'en' ? 'de' : 'en'
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Palatine</title>
<style>${style}</style>
<nav><a href="/?lang=${other}" hreflang="${other}" lang="${other}">${words[language].other}</a></nav>
<main>
${body}
</main>
</html>
`
}

const asText = (text: string): string => text.replace(/[&<>"']/g, char => `&#${char.charCodeAt(0)};`)
