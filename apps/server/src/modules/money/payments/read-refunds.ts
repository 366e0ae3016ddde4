import type { RefundStatus } from '@anseo/domain/refund-steps'
import { inArray } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/database.ts'
import type { RefundRow } from '../refunds/refund-store.ts'
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
  /** The share of operators’ refunds that the vendor bears, also of what a bank gave instead, in cents (D2). */
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
    .where(inArray(refund.appointmentId, [...appointmentIds]))
    .orderBy(refund.createdAt, refund.id)
  for (const [appointmentId, all] of Map.groupBy(rows, (row) => row.appointmentId)) {
    const each = all.filter(isOnItsWay)
    if (each.length === 0) continue
    refunds.set(appointmentId, {
      amountCents: each.reduce((sum, { amountCents }) => sum + amountCents, 0),
      status: BY_URGENCY.find((status) => each.some((one) => one.status === status))!,
      borneByVendorCents: all.reduce((sum, row) => sum + borneByVendorCents(row), 0),
      each: each.map(({ amountCents, status, reason, createdAt }) => ({
        amountCents,
        status,
        reason,
        createdAt,
      })),
    })
  }
  return refunds
}

const isOnItsWay = (row: RefundRow): row is RefundRow & { status: Status } => row.status !== 'void'

const borneByVendorCents = ({ bearer, vendorFeeCents, lossCents }: RefundRow): number =>
  bearer === null ? 0 : (vendorFeeCents ?? 0) - lossCents
