import type { RefundStatus } from '@anseo/domain/refund-steps'
import { and, inArray, ne } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/database.ts'
import { refund } from '../tables/payments.ts'

type Status = Exclude<RefundStatus, 'void'>

/** One of the refunds of an appointment. */
interface EachRefund {
  amountCents: number
  status: Status
  /** The reason that an operator gave; null for a refund by the rules (D2). */
  reason: string | null
  createdAt: Date
}

/** The refunds of an appointment: their sum, the state of the least settled, and each. */
export interface AppointmentRefund {
  amountCents: number
  status: Status
  /** The share of operators’ refunds that the vendor bears, in cents (D2). */
  borneByVendorCents: number
  each: EachRefund[]
}

/** The states from the least to the most settled: of several refunds, the least settled gives the state of all. */
const BY_URGENCY: readonly Status[] = ['failed', 'pending', 'refunded']

/** Returns the refunds of the given appointments, several of one appointment summed; one without any is not in the map. */
export async function refundsOf(
  db: Queryable,
  appointmentIds: readonly string[],
): Promise<Map<string, AppointmentRefund>> {
  const refunds = new Map<string, AppointmentRefund>()
  if (appointmentIds.length === 0) return refunds
  const rows = await db
    .select()
    .from(refund)
    .where(and(inArray(refund.appointmentId, [...appointmentIds]), ne(refund.status, 'void')))
    .orderBy(refund.createdAt, refund.id)
  for (const row of rows) {
    const { appointmentId, amountCents, reason, createdAt } = row
    const status = row.status as Status
    const borneByVendorCents = row.bearer === null ? 0 : (row.vendorFeeCents ?? 0) - row.lossCents
    const each = [{ amountCents, status, reason, createdAt }]
    const one = { amountCents, status, borneByVendorCents, each }
    const sum = refunds.get(appointmentId)
    refunds.set(appointmentId, sum ? plus(sum, one) : one)
  }
  return refunds
}

const plus = (one: AppointmentRefund, other: AppointmentRefund): AppointmentRefund => ({
  amountCents: one.amountCents + other.amountCents,
  status: BY_URGENCY.find((status) => status === one.status || status === other.status)!,
  borneByVendorCents: one.borneByVendorCents + other.borneByVendorCents,
  each: [...one.each, ...other.each],
})
