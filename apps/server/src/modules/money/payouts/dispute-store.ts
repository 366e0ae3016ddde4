import { eq, getTableColumns } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/database.ts'
import { dispute, payment } from '../tables/payments.ts'
import { DISPUTE_LOSS } from './dispute-loss.ts'

/** Finds the appointment that the payment of a dispute was for; null when there is no such dispute. */
export async function findDisputedAppointment(db: Queryable, disputeId: string): Promise<string | null> {
  const [row] = await db
    .select({ appointmentId: payment.appointmentId })
    .from(dispute)
    .innerJoin(payment, eq(payment.id, dispute.paymentId))
    .where(eq(dispute.id, disputeId))
  return row?.appointmentId ?? null
}

/**
 * Locks a dispute of a locked appointment and returns it with facts of its payment, and the `paymentId`s under which an
 * earning may record the charge. An earning is unique by appointment, kind and `paymentId`: the first charge for a deposit
 * has null, a second dispute of that deposit has the payment's id.
 */
export async function lockDispute(db: Transaction, id: string) {
  const [row] = await db
    .select({
      dispute: getTableColumns(dispute),
      lost: DISPUTE_LOSS,
      returnedAt: payment.returnedAt,
      kind: payment.kind,
    })
    .from(dispute)
    .innerJoin(payment, eq(payment.id, dispute.paymentId))
    .where(eq(dispute.id, id))
    .for('update', { of: dispute })
  if (!row) throw new Error(`Dispute ${id} vanished`)
  const { paymentId } = row.dispute
  return { ...row, chargeKeys: row.kind === 'deposit' ? [null, paymentId] : [paymentId] }
}

/** Records when a dispute was charged to its vendor. */
export async function markCharged(db: Transaction, id: string, now: Date): Promise<void> {
  await db.update(dispute).set({ chargedToVendorAt: now }).where(eq(dispute.id, id))
}
