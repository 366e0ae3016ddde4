import type { DisputeStatus } from '@anseo/domain/dispute-steps'
import { eq, inArray } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/database.ts'
import { dispute, payment } from '../tables/payments.ts'

/** A dispute of an appointment's payment. */
export interface AppointmentDispute {
  amountCents: number
  status: DisputeStatus
  /** True if the dispute was lost and charged to the vendor (M7). */
  isCharged: boolean
}

/** The order in which disputes matter to a vendor: an open one holds its money, a lost one may cost it. */
const BY_URGENCY: readonly DisputeStatus[] = ['open', 'lost', 'won']

/** Returns the most urgent dispute of each given appointment, by appointment id; those without one are absent. */
export async function disputesOf(
  db: Queryable,
  appointmentIds: readonly string[],
): Promise<Map<string, AppointmentDispute>> {
  const disputes = new Map<string, AppointmentDispute>()
  if (appointmentIds.length === 0) return disputes
  const rows = await db
    .select({
      appointmentId: payment.appointmentId,
      amountCents: dispute.amountCents,
      status: dispute.status,
      chargedAt: dispute.chargedToVendorAt,
    })
    .from(dispute)
    .innerJoin(payment, eq(payment.id, dispute.paymentId))
    .where(inArray(payment.appointmentId, [...appointmentIds]))
    .orderBy(dispute.openedAt)
  for (const { appointmentId, amountCents, status, chargedAt } of rows) {
    const before = disputes.get(appointmentId)
    if (before && BY_URGENCY.indexOf(before.status) < BY_URGENCY.indexOf(status)) continue
    disputes.set(appointmentId, { amountCents, status, isCharged: chargedAt !== null })
  }
  return disputes
}
