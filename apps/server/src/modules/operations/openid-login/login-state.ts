import type { Browser } from '../../../platform/http/browser-cookie.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { digestOf } from '../../identity/public.ts'

/** The time to log in at the provider, and again the time for the second step. */
const MINUTES = 10
const LIFETIME_MS = MINUTES * 60_000

/** The stage of a login for which state is sealed, and the browser that has to bring it back. */
interface SealedFor {
  stage: 'provider' | 'second step'
  browser: Browser
}

const ownerOf = ({ stage, browser }: SealedFor) => `openid ${stage} ${digestOf(browser.id)}`

/** Encrypts the state of one stage of a login; it can be opened only for the same stage and browser, for ten minutes. */
export const sealLoginState = <T>({ encryption, clock }: Runtime, content: T, sealedFor: SealedFor): string =>
  encryption.seal(JSON.stringify({ content, until: clock.now().getTime() + LIFETIME_MS }), ownerOf(sealedFor))

/** Decrypts sealed state; null if it has expired, is of another browser or stage, or was not sealed by us. */
export function openLoginState<T>(
  { encryption, clock }: Runtime,
  sealed: string,
  sealedFor: SealedFor,
): T | null {
  try {
    const { content, until } = JSON.parse(encryption.open(sealed, ownerOf(sealedFor)))
    return until < clock.now().getTime() ? null : content
  } catch {
    return null
  }
}

/** Counts a use of the sealed state with this id, and returns whether it is the first; each may be used once. */
export const isFirstUse = async ({ counts }: Runtime, id: string): Promise<boolean> =>
  (await counts.count(`openid login ${id}`, LIFETIME_MS)).times === 1
