import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { abandonLivePayment } from './payment-store.ts'
import { cancelIntentJob } from '../events.ts'

/** Gives up the live payment of an appointment that left 'confirmed, unpaid'; its intent is cancelled after the commit (M5). */
export async function abandonPayment(unit: UnitOfWork, appointmentId: string): Promise<void> {
  const paymentId = await abandonLivePayment(unit.db, appointmentId, unit.now)
  if (paymentId !== null) await unit.enqueue(cancelIntentJob, { paymentId })
}
