import { eq } from 'drizzle-orm'
import { Stripe } from 'stripe'
import type { Runtime } from '../../../platform/runtime.ts'
import { savedCard } from '../tables/saved-cards.ts'

/**
 * Asks the provider about a saved card: the bank may have renewed it, which changes its digits and expiry, or it may have
 * been detached there, which removes it here.
 */
export async function checkCard({ db, stripe }: Runtime, methodId: string): Promise<void> {
  const isIt = eq(savedCard.methodId, methodId)
  const { customer, card } = await stripe.paymentMethods.retrieve(methodId).catch(asMissing)
  if (customer === null || !card) {
    await db.delete(savedCard).where(isIt)
    return
  }
  const { brand, last4, exp_month: expMonth, exp_year: expYear } = card
  await db.update(savedCard).set({ brand, last4, expMonth, expYear }).where(isIt)
}

function asMissing(error: unknown): Pick<Stripe.PaymentMethod, 'customer' | 'card'> {
  if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing') {
    return { customer: null }
  }
  throw error
}
