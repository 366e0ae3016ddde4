import { isCardPage } from '@anseo/domain/card-page'
import type { PaymentSettings } from '../../../api/server-context.ts'

/**
 * Returns whether the provider's script may run in this document. The real one needs a policy that only the payment
 * page is sent with, so it runs only in a document loaded as that page, not in one reached by a link in the site.
 */
export function mayTakeCards({ mode }: PaymentSettings): boolean {
  const [loaded] = performance.getEntriesByType('navigation')
  if (mode === 'sandbox' || !loaded) return true
  const { pathname, search } = new URL(loaded.name)
  return isCardPage(pathname + search)
}
