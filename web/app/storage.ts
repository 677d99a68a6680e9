/** Small texts that a browser keeps for the page. Browsers may forbid that: then nothing is remembered, and nothing breaks. */
type Area = 'localStorage' | 'sessionStorage'

export function recall(area: Area, place: string): string | null {
  try {
    return window[area].getItem(place)
  } catch {
    return null
  }
}

/** Null forgets. */
export function remember(area: Area, place: string, text: string | null): void {
  try {
    if (text === null) window[area].removeItem(place)
    else window[area].setItem(place, text)
  } catch {
    // A browser that keeps nothing still plays.
  }
}
