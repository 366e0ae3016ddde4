import type { SavedCardOnWire } from '@anseo/contract/saved-cards'
import { Stripe } from 'stripe'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { detachCardJob } from '../events.ts'
import { deleteCard, findCards, type SavedCardRow } from './store.ts'

/** Lists the caller's saved cards, the last used first (C3 of growth). */
export const listCards = async ({ db }: Runtime, { accountId }: Caller): Promise<SavedCardOnWire[]> =>
  (await findCards(db, accountId)).map(present)

const present = ({ id, brand, last4, expMonth, expYear, savedAt }: SavedCardRow): SavedCardOnWire => ({
  _id: id,
  brand,
  last4,
  expMonth,
  expYear,
  savedAt: savedAt.toISOString(),
})

/** Removes a saved card of the caller. @throws Refusal `NOT_FOUND`, also for a card of somebody else. */
export const removeCard = (runtime: Runtime, { accountId }: Caller, id: string): Promise<void> =>
  runtime.transaction(async (unit) => {
    const removed = await deleteCard(unit.db, id, accountId)
    if (!removed) throw new Refusal('NOT_FOUND')
    await unit.enqueue(detachCardJob, { methodId: removed.methodId })
  })

/** Takes a card from its customer at the provider, so that it can never be charged again; safe to do twice. */
export async function detachCard({ stripe }: Runtime, methodId: string): Promise<void> {
  try {
    await stripe.paymentMethods.detach(methodId)
  } catch (error) {
    // It is detached already, by us or at the provider.
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
  }
}
