import type { Stripe } from '@stripe/stripe-js'
import type { PaymentSettings } from '../../../api/server-context.ts'

/** A provider that does not answer within this time is not waited for. */
const LIMIT_MS = 15_000

/** The card provider in the browser, the sandbox's or the real one; null when it cannot be had. */
export async function loadCardProvider({ mode, publishableKey }: PaymentSettings): Promise<Stripe | null> {
  try {
    if (mode === 'sandbox') {
      const { createSandboxStripe } = await import('../../../payments/sandbox-stripe.ts')
      return createSandboxStripe({ publishableKey, apiBase: '' })
    }
    const { loadStripe } = await import('@stripe/stripe-js/pure')
    const limit = new Promise<null>((resolve) => setTimeout(() => resolve(null), LIMIT_MS))
    return await Promise.race([loadStripe(publishableKey), limit])
  } catch {
    return null
  }
}
