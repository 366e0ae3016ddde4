import type { Runtime } from '../../../platform/runtime.ts'
import { paymentCustomer } from '../tables/saved-cards.ts'
import { findCustomerId } from './store.ts'

/**
 * Returns the customer that a client is to the provider, made on the first call. It has nothing but our id: the provider
 * gets name and address with each card.
 * @throws Stripe.errors.StripeError if the provider cannot be asked.
 */
export async function customerOf({ db, stripe, clock }: Runtime, clientId: string): Promise<string> {
  const known = await findCustomerId(db, clientId)
  if (known) return known
  const made = await stripe.customers.create(
    { metadata: { clientId } },
    { idempotencyKey: `customer-${clientId}` },
  )
  await db
    .insert(paymentCustomer)
    .values({ clientId, customerId: made.id, createdAt: clock.now() })
    .onConflictDoNothing()
  return made.id
}
