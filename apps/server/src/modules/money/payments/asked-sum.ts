import type { AskedSum } from '@anseo/domain/payment-steps'
import { and, eq, isNull } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/database.ts'
import { paymentRequest } from '../tables/payment-requests.ts'

export type RequestRow = typeof paymentRequest.$inferSelect

/** The condition that a request is neither paid nor ended. */
export const isOpenRequest = and(isNull(paymentRequest.paidAt), isNull(paymentRequest.endedAt))

/** Finds a payment request by its id; null if there is none. */
export async function findRequest(db: Queryable, id: string): Promise<RequestRow | null> {
  const [row] = await db.select().from(paymentRequest).where(eq(paymentRequest.id, id))
  return row ?? null
}

/** Finds the open request for the balance of an appointment (B12). */
export async function findOpenBalanceRequest(
  db: Queryable,
  appointmentId: string,
): Promise<RequestRow | null> {
  const [row] = await db
    .select()
    .from(paymentRequest)
    .where(
      and(eq(paymentRequest.appointmentId, appointmentId), eq(paymentRequest.kind, 'balance'), isOpenRequest),
    )
  return row ?? null
}

/** Returns whether a request can be paid at an instant: neither paid nor ended, and in time. */
export const isPayable = ({ paidAt, endedAt, payBy }: RequestRow, now: Date): boolean =>
  !paidAt && !endedAt && (payBy === null || payBy > now)

/** Finds the sum of the request that a payment pays; null for a payment without a request. */
export async function findAskedSum(
  db: Queryable,
  requestId: string | null,
  now: Date,
): Promise<AskedSum | null> {
  const row = requestId === null ? null : await findRequest(db, requestId)
  return row && { amountCents: row.amountCents, isOpen: isPayable(row, now) }
}

/** Records that a request is paid; the appointment is locked by the caller. */
export async function closePaidRequest(
  { db, now }: { db: Transaction; now: Date },
  id: string,
): Promise<void> {
  await db
    .update(paymentRequest)
    .set({ paidAt: now })
    .where(and(eq(paymentRequest.id, id), isOpenRequest))
}
