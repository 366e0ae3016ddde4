import type { DisputeStatus } from '@anseo/domain/dispute-steps'
import type { DisputedEarnings } from '@anseo/domain/dispute-words'
import { eq, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/database.ts'
import { appointment } from '../../booking/tables/appointments.ts'
import { dispute, payment } from '../tables/payments.ts'
import { earning, payout } from '../tables/payouts.ts'

/** A dispute of an appointment's payment. */
export interface AppointmentDispute {
  amountCents: number
  status: DisputeStatus
  /** True if the dispute was lost and charged to the vendor (M7). */
  isCharged: boolean
  earnings: DisputedEarnings
}

const ofFee = sql`${earning.appointmentId} = ${appointment.id} and ${earning.kind} = 'fee'`

/** The state of the vendor's fee for a disputed appointment; a cancelled one without an earning earned nothing. */
export const EARNINGS_OF_DISPUTED = sql<DisputedEarnings>`case
  when exists (select 1 from ${earning} join ${payout} on ${payout.id} = ${earning.payoutId}
    where ${ofFee} and ${payout.status} = 'paid') then 'paid out'
  when ${appointment.cancelledAt} is null or exists (select 1 from ${earning} where ${ofFee}) then 'on hold'
  else 'none' end`

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
      earnings: EARNINGS_OF_DISPUTED,
    })
    .from(dispute)
    .innerJoin(payment, eq(payment.id, dispute.paymentId))
    .innerJoin(appointment, eq(appointment.id, payment.appointmentId))
    .where(inArray(payment.appointmentId, [...appointmentIds]))
    .orderBy(dispute.openedAt)
  for (const { appointmentId, chargedAt, ...found } of rows) {
    const before = disputes.get(appointmentId)
    if (before && BY_URGENCY.indexOf(before.status) < BY_URGENCY.indexOf(found.status)) continue
    disputes.set(appointmentId, { ...found, isCharged: chargedAt !== null })
  }
  return disputes
}
