import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { abandonPayments } from './abandon-payments.ts'
import { findPaymentWithPayer } from './payment-store.ts'

/** The period for which the provider repeats events. */
export const EVENTS_REPEATED_MS = 3 * 24 * 3_600_000

/**
 * Counts a declined card, once per event. At the limit the intent is cancelled, so that stolen cards cannot be tested
 * on it without a new request.
 */
export async function recordRefusedCard(runtime: Runtime, eventId: string, intentId: string): Promise<void> {
  const paid = await findPaymentWithPayer(runtime.db, intentId)
  if (!paid) return
  const { times } = await runtime.counts.count(`event ${eventId}`, EVENTS_REPEATED_MS)
  if (times === 1) await runtime.rateLimiter.note('have a card refused', paid.payer)
  try {
    await runtime.rateLimiter.check('have a card refused', paid.payer)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await runtime.transaction((unit) =>
      abandonPayments(unit, paid.payment.appointmentId, [paid.payment.kind]),
    )
  }
}
