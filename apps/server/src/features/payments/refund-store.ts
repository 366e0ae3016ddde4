import { eq } from 'drizzle-orm'
import type { AboutAppointment } from '../../infrastructure/events.ts'
import type { Queryable, Transaction } from '../../infrastructure/database/database.ts'
import { appointment } from '../../infrastructure/database/schema/appointments.ts'
import { payment, refund } from '../../infrastructure/database/schema/payments.ts'
import { aboutOf } from './payment-store.ts'

export type RefundRow = typeof refund.$inferSelect

/** Inserts a refund; null when its payment has one already. */
export async function insertRefund(
  db: Transaction,
  values: Pick<RefundRow, 'paymentId' | 'appointmentId' | 'amountCents' | 'createdAt'>,
): Promise<RefundRow | null> {
  const [row] = await db
    .insert(refund)
    .values({ ...values, status: 'pending' })
    .onConflictDoNothing()
    .returning()
  return row ?? null
}

/** A refund with the provider's id of what it gives back. */
export async function findRefund(db: Queryable, id: string) {
  const [row] = await db
    .select({ refund, intentId: payment.intentId })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .where(eq(refund.id, id))
  return row ?? null
}

/** The id of the refund of a payment, named by its intent. */
export async function findRefundOfIntent(db: Queryable, intentId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: refund.id })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .where(eq(payment.intentId, intentId))
  return row?.id ?? null
}

export async function lockRefund(db: Transaction, id: string): Promise<RefundRow> {
  const [row] = await db.select().from(refund).where(eq(refund.id, id)).for('update')
  if (!row) throw new Error(`Refund ${id} vanished`)
  return row
}

export async function updateRefund(db: Transaction, id: string, changes: Partial<RefundRow>): Promise<void> {
  await db.update(refund).set(changes).where(eq(refund.id, id))
}

/** What an event says about the appointment that a refund is for. */
export async function findAbout(db: Transaction, appointmentId: string): Promise<AboutAppointment> {
  const [row] = await db.select().from(appointment).where(eq(appointment.id, appointmentId))
  if (!row) throw new Error(`Appointment ${appointmentId} vanished`)
  return aboutOf(row)
}
