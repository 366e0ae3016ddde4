import { randomBytes } from 'node:crypto'
import { hashSource, type PageNeeds, pagePolicy } from '../platform/http/content-policy.ts'
import { permissions } from '../platform/http/reply-headers.ts'

/** A page that a mail leads to: what its address holds is nobody else's. */
const WITH_SECRET = /\/(?:verify-email|not-me|reset-password)(?:[?/]|$)|[?&]token=/

const CARD_FEATURES = permissions({ payment: 'self "https://js.stripe.com"' })

/** The headers of a page of a site, by its address and what it may do. */
export const pageHeaders = (address: string, needs: PageNeeds): Record<string, string> => ({
  'content-security-policy': pagePolicy(needs),
  ...(needs.takesCards && { 'permissions-policy': CARD_FEATURES }),
  ...(WITH_SECRET.test(address) && { 'referrer-policy': 'no-referrer' }),
})

/** Marks the scripts of one page as ours; nobody can know it before. */
export const createNonce = (): string => randomBytes(16).toString('base64url')

export const nonceSource = (nonce: string): string => `'nonce-${nonce}'`

const MARKED = /<script nonce="([\w-]+)"[^>]*>(.*?)<\/script>/gs

/**
 * For a page that many get: its scripts are allowed by their texts, as a mark that stays would soon be known. What came
 * into the page by other ways has no mark, and gets no hash.
 */
export function hashScripts(page: string, nonce: string): { page: string; scripts: string[] } {
  const ours = [...page.matchAll(MARKED)].filter(([, mark]) => mark === nonce)
  return {
    page: page.replaceAll(` nonce="${nonce}"`, ''),
    scripts: [...new Set(ours.map(([, , text]) => hashSource(text!)))],
  }
}
