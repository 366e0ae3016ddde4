import { PAYMENT_KINDS, type PaymentKind } from '@anseo/domain/balance'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { abandonLivePayments } from './payment-store.ts'
import { cancelIntentJob } from '../events.ts'

/** Gives up the live payments of an appointment, of all kinds or some; their intents are cancelled after the commit (M5). */
export async function abandonPayments(
  unit: UnitOfWork,
  appointmentId: string,
  kinds: readonly PaymentKind[] = PAYMENT_KINDS,
): Promise<void> {
  const abandoned = await abandonLivePayments(unit.db, appointmentId, kinds, unit.now)
  for (const paymentId of abandoned) await unit.enqueue(cancelIntentJob, { paymentId })
}
