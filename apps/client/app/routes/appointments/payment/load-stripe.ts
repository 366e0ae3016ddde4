// implements: §7.5
import type { Stripe } from '@stripe/stripe-js'
import type { PaymentSettings } from '../../../api/server-context.ts'

/** The time limit for loading the provider's script. */
const LIMIT_MS = 15_000

/** Loads the card provider, the sandbox's or the real one; null when it does not load. */
export async function loadCardProvider({ mode, publishableKey }: PaymentSettings): Promise<Stripe | null> {
  try {
    if (mode === 'sandbox') {
      const { createSandboxStripe } = await import('@anseo/payment-sandbox/card-form/sandbox-stripe')
      return createSandboxStripe({ publishableKey, apiBase: '' })
    }
    const { loadStripe } = await import('@stripe/stripe-js/pure')
    return await withinLimit(loadStripe(publishableKey, { locale: 'en-GB' }))
  } catch {
    return null
  }
}

/** The loader keeps waiting for a late script, so that the next attempt can use it. */
async function withinLimit(loading: Promise<Stripe | null>): Promise<Stripe | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), LIMIT_MS)
  })
  return Promise.race([loading, limit]).finally(() => clearTimeout(timer))
}
