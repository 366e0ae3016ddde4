import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { abandonPayment } from './abandon-payment.ts'
import { findPaymentWithClient } from './payment-store.ts'

/** The provider says what happened again for so long. */
const EVENTS_REPEATED_MS = 3 * 24 * 3_600_000

/**
 * Counts a card that the provider refused, once however often the provider tells of it. At the limit the intent is
 * cancelled, so that nobody tries stolen cards on it without asking us again.
 */
export async function recordRefusedCard(runtime: Runtime, eventId: string, intentId: string): Promise<void> {
  const paid = await findPaymentWithClient(runtime.db, intentId)
  if (!paid) return
  const { times } = await runtime.counts.count(`event ${eventId}`, EVENTS_REPEATED_MS)
  if (times === 1) await runtime.rateLimiter.note('have a card refused', paid.clientId)
  try {
    await runtime.rateLimiter.check('have a card refused', paid.clientId)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await runtime.transaction((unit) => abandonPayment(unit, paid.payment.appointmentId))
  }
}
