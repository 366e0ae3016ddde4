import { and, eq } from 'drizzle-orm'
import type { Stripe } from 'stripe'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { detachCardJob } from '../events.ts'
import { savedCard } from '../tables/saved-cards.ts'
import { findCustomerId } from './store.ts'

/**
 * Records the card of a payment that arrived: as saved, if the client asked for that, or as used, if it was saved already.
 * The same card saved again replaces the earlier row.
 * @param intent as the provider has it, with its latest charge expanded.
 */
export async function keepCard(
  unit: UnitOfWork,
  clientId: string,
  { customer, latest_charge: charge, setup_future_usage: usage }: Stripe.PaymentIntent,
): Promise<void> {
  if (!charge || typeof charge === 'string' || !charge.payment_method) return
  const { db, now } = unit
  const methodId = charge.payment_method
  const isClients = and(eq(savedCard.clientId, clientId), eq(savedCard.methodId, methodId))
  const used = await db
    .update(savedCard)
    .set({ usedAt: now })
    .where(isClients)
    .returning({ id: savedCard.id })
  const card = charge.payment_method_details?.card
  if (used.length > 0 || usage !== 'off_session' || !card) return
  if (customer === null || customer !== (await findCustomerId(db, clientId))) return
  await storeCard(unit, clientId, methodId, card)
}

/** The fields that identify a card, as the provider has them in a charge or a payment method. */
interface ProvidersCard {
  brand: string | null
  last4: string | null
  fingerprint?: string | null
  exp_month: number
  exp_year: number
}

/** Stores a card that a client saves; the same card replaces the earlier row. Safe to do twice. */
export async function storeCard(
  unit: UnitOfWork,
  clientId: string,
  methodId: string,
  card: ProvidersCard,
): Promise<void> {
  const { db, now } = unit
  const fingerprint = card.fingerprint ?? methodId
  const [before] = await db
    .select({ methodId: savedCard.methodId })
    .from(savedCard)
    .where(and(eq(savedCard.clientId, clientId), eq(savedCard.fingerprint, fingerprint)))
    .for('update')
  if (before?.methodId === methodId) return
  const shown = {
    methodId,
    brand: card.brand ?? 'unknown',
    last4: card.last4 ?? '',
    expMonth: card.exp_month,
    expYear: card.exp_year,
    savedAt: now,
    usedAt: now,
  }
  await db
    .insert(savedCard)
    .values({ clientId, fingerprint, ...shown })
    .onConflictDoUpdate({ target: [savedCard.clientId, savedCard.fingerprint], set: shown })
  if (before) await unit.enqueue(detachCardJob, { methodId: before.methodId })
}
