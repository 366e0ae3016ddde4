import type { PaymentSettings } from '../../../api/server-context.ts'

const CARD_PAGE = /^\/my-appointment\/?$/

/**
 * Whether the provider's script may run in this document: the real one only in one that was loaded as the page where
 * clients pay, as only that is sent with a policy that allows it. Who came by links within the site has another.
 */
export function mayTakeCards({ mode }: PaymentSettings): boolean {
  const [loaded] = performance.getEntriesByType('navigation')
  return mode === 'sandbox' || !loaded || CARD_PAGE.test(new URL(loaded.name).pathname)
}
