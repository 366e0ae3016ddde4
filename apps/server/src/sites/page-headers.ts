import { randomBytes } from 'node:crypto'
import { hashSource, type PageNeeds, pagePolicy } from '../platform/http/content-policy.ts'
import { permissions } from '../platform/http/reply-headers.ts'

/** Pages whose address carries a secret from an email; it must not leak through the `Referer` header. */
const WITH_SECRET =
  /\/(?:verify-email|not-me|reset-password|stop-emails|health-note|pay|decisions)(?:[?/]|$)|[?&]token=/

const CARD_FEATURES = permissions({ payment: 'self "https://js.stripe.com"' })

/** Returns the headers of a page, depending on its address and on what it may load. */
export const pageHeaders = (address: string, needs: PageNeeds): Record<string, string> => ({
  'content-security-policy': pagePolicy(needs),
  ...(needs.takesCards && { 'permissions-policy': CARD_FEATURES }),
  ...(WITH_SECRET.test(address) && { 'referrer-policy': 'no-referrer' }),
})

/** Returns an unpredictable nonce that marks the scripts of one page as ours. */
export const createNonce = (): string => randomBytes(16).toString('base64url')

/** Returns the CSP source that allows scripts with this nonce. */
export const nonceSource = (nonce: string): string => `'nonce-${nonce}'`

const MARKED = /<script nonce="([\w-]+)"[^>]*>(.*?)<\/script>/gs

/**
 * Replaces the nonce of a shared page by hashes of its scripts, since a nonce that is served twice can be guessed. An
 * injected script has no nonce and so gets no hash.
 * @returns the page without nonces, and the CSP sources of its scripts.
 */
export function hashScripts(page: string, nonce: string): { page: string; scripts: string[] } {
  const ours = [...page.matchAll(MARKED)].filter(([, mark]) => mark === nonce)
  return {
    page: page.replaceAll(` nonce="${nonce}"`, ''),
    scripts: [...new Set(ours.map(([, , text]) => hashSource(text!)))],
  }
}
