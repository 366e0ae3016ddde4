import type { Browser } from '../../../platform/http/browser-cookie.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { digestOf } from '../../identity/public.ts'

/** The time to log in at the provider, and then to take the second step. */
const MINUTES = 10
const LIFETIME_MS = MINUTES * 60_000

/** The half of a login that a sealed text carries to the next, and the browser to which it belongs. */
interface Half {
  of: 'provider' | 'second step'
  browser: Browser
}

const ownerOf = ({ of, browser }: Half) => `openid ${of} ${digestOf(browser.id)}`

/** Returns a text that only we can open, for this browser and for ten minutes. */
export const sealHalf = <T>({ encryption, clock }: Runtime, content: T, half: Half): string =>
  encryption.seal(JSON.stringify({ content, until: clock.now().getTime() + LIFETIME_MS }), ownerOf(half))

/** Returns the sealed value; null if it has expired, comes from another browser, or was not sealed by us. */
export function openHalf<T>({ encryption, clock }: Runtime, sealed: string, half: Half): T | null {
  try {
    const { content, until } = JSON.parse(encryption.open(sealed, ownerOf(half)))
    return until < clock.now().getTime() ? null : content
  } catch {
    return null
  }
}

/** Returns whether a half is used for the first time. */
export const isFirstUse = async ({ counts }: Runtime, id: string): Promise<boolean> =>
  (await counts.count(`openid login ${id}`, LIFETIME_MS)).times === 1
