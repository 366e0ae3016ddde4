import { and, inArray, ne } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/database.ts'
import { refund, type RefundStatus } from '../tables/payments.ts'

/** The refund of an appointment, and its state. */
export interface AppointmentRefund {
  amountCents: number
  status: Exclude<RefundStatus, 'void'>
}

/** The least settled first: one of several refunds that is not through yet decides. */
const BY_URGENCY: readonly AppointmentRefund['status'][] = ['failed', 'pending', 'refunded']

/** The refunds of the given appointments, several of one appointment summed; one without any is not in the map. */
export async function refundsOf(
  db: Queryable,
  appointmentIds: readonly string[],
): Promise<Map<string, AppointmentRefund>> {
  const refunds = new Map<string, AppointmentRefund>()
  if (appointmentIds.length === 0) return refunds
  const rows = await db
    .select({ appointmentId: refund.appointmentId, amountCents: refund.amountCents, status: refund.status })
    .from(refund)
    .where(and(inArray(refund.appointmentId, [...appointmentIds]), ne(refund.status, 'void')))
  for (const { appointmentId, amountCents, status } of rows) {
    const each = { amountCents, status: status as AppointmentRefund['status'] }
    const sum = refunds.get(appointmentId)
    refunds.set(appointmentId, sum ? plus(sum, each) : each)
  }
  return refunds
}

const plus = (one: AppointmentRefund, other: AppointmentRefund): AppointmentRefund => ({
  amountCents: one.amountCents + other.amountCents,
  status: BY_URGENCY.find((status) => status === one.status || status === other.status)!,
})
