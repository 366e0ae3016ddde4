import type { Browser } from '../../../platform/http/browser-cookie.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { digestOf } from '../../identity/public.ts'

/** The time to log in at the provider, and again the time for the second step. */
const MINUTES = 10
const LIFETIME_MS = MINUTES * 60_000

/** The half of a login for which state is sealed, and the browser that has to bring it back. */
interface Half {
  of: 'provider' | 'second step'
  browser: Browser
}

const ownerOf = ({ of, browser }: Half) => `openid ${of} ${digestOf(browser.id)}`

/** Encrypts the state of one half of a login; it can be opened only for the same half and browser, for ten minutes. */
export const sealHalf = <T>({ encryption, clock }: Runtime, content: T, half: Half): string =>
  encryption.seal(JSON.stringify({ content, until: clock.now().getTime() + LIFETIME_MS }), ownerOf(half))

/** Decrypts sealed state; null if it has expired, is of another browser or half, or was not sealed by us. */
export function openHalf<T>({ encryption, clock }: Runtime, sealed: string, half: Half): T | null {
  try {
    const { content, until } = JSON.parse(encryption.open(sealed, ownerOf(half)))
    return until < clock.now().getTime() ? null : content
  } catch {
    return null
  }
}

/** Counts a use of the sealed state with this id, and returns whether it is the first; each may be used once. */
export const isFirstUse = async ({ counts }: Runtime, id: string): Promise<boolean> =>
  (await counts.count(`openid login ${id}`, LIFETIME_MS)).times === 1
