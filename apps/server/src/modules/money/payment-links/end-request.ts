import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { abandonPayments } from '../payments/abandon-payments.ts'
import { endOpenRequest } from './request-store.ts'

/**
 * Ends the open request of a locked appointment and gives up its payment; money that arrives all the same is refunded
 * (M5).
 * @returns whether there was one.
 */
export async function endRequest(unit: UnitOfWork, appointmentId: string): Promise<boolean> {
  const ended = await endOpenRequest(unit.db, appointmentId, unit.now)
  if (ended) await abandonPayments(unit, appointmentId, [ended.kind])
  return ended !== null
}
