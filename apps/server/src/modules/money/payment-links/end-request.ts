import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { abandonPayment } from '../payments/abandon-payment.ts'
import { endOpenRequest } from './request-store.ts'

/**
 * Ends the open request of a locked own booking and gives up its payment; money that arrives all the same is refunded
 * (M5).
 * @returns whether there was one.
 */
export async function endRequest(unit: UnitOfWork, appointmentId: string): Promise<boolean> {
  if (!(await endOpenRequest(unit.db, appointmentId, unit.now))) return false
  await abandonPayment(unit, appointmentId)
  return true
}
