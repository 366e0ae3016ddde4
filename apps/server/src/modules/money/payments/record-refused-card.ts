import type { Runtime } from '../../../platform/runtime.ts'
import { countRefusedCard } from '../saved-cards/count-refused-card.ts'
import { abandonPayments } from './abandon-payments.ts'
import { findPaymentWithPayer } from './payment-store.ts'

/**
 * Counts a declined card, once per event. At the limit the intent is cancelled, so that stolen cards cannot be tested
 * on it without a new request.
 */
export async function recordRefusedCard(runtime: Runtime, eventId: string, intentId: string): Promise<void> {
  const paid = await findPaymentWithPayer(runtime.db, intentId)
  if (!paid || !(await countRefusedCard(runtime, eventId, paid.payer))) return
  await runtime.transaction((unit) => abandonPayments(unit, paid.payment.appointmentId, [paid.payment.kind]))
}
