/** Gives a link to others: by what the system has for that, or to the clipboard. */
import { copyText } from '../app/copy.ts'

/** The way to a table for others; with the invitation where one is needed. */
export const linkTo = (table: string, invite: string | null): string =>
  `${location.origin}/at/${table}${invite ? `?invite=${encodeURIComponent(invite)}` : ''}`

/** not: the browser lets us do neither. */
export async function shareLink(url: string, title: string): Promise<'shared' | 'copied' | 'not'> {
  // Only where the page is secure, and not in every browser.
  const { share } = navigator as Partial<Navigator>
  if (!share) return (await copyText(url)) ? 'copied' : 'not'
  await share.call(navigator, { url, title }).catch(() => undefined)
  return 'shared'
}
