import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/database.ts'
import { appointment } from '../../booking/tables/appointments.ts'
import { vendor } from '../../catalogue/tables/vendors.ts'
import { account } from '../../identity/tables/accounts.ts'
import { payment, receipt } from '../tables/payments.ts'

/** Finds the booking that a payment link is for, one that its vendor entered itself, with facts of the vendor. */
export async function findLinked(db: Queryable, appointmentId: string) {
  const [row] = await db
    .select({
      row: appointment,
      vendorName: account.name,
      imageKey: account.imageKey,
      speciality: vendor.speciality,
    })
    .from(appointment)
    .innerJoin(account, eq(account.id, appointment.vendorId))
    .innerJoin(vendor, eq(vendor.id, appointment.vendorId))
    .where(eq(appointment.id, appointmentId))
  return row!
}

/** Finds the receipt of a payment request, unless the payment was returned; null while nothing is paid. */
export async function findReceiptOfRequest(db: Queryable, requestId: string) {
  const [row] = await db
    .select({ number: receipt.number, issuedAt: receipt.issuedAt })
    .from(receipt)
    .innerJoin(payment, eq(payment.id, receipt.paymentId))
    .where(and(eq(payment.requestId, requestId), isNull(payment.returnedAt)))
  return row ?? null
}

/** Finds the number of the receipt of a payment. @throws Error without one: it is issued with the payment. */
export async function findReceiptOfPayment(db: Queryable, paymentId: string): Promise<number> {
  const [row] = await db
    .select({ number: receipt.number })
    .from(receipt)
    .where(eq(receipt.paymentId, paymentId))
  if (!row) throw new Error(`Payment ${paymentId} has no receipt`)
  return row.number
}

/** Returns whether a bank is processing a payment for a payment request. */
export const isBeingPaid = async (db: Queryable, requestId: string): Promise<boolean> =>
  (await db.$count(
    payment,
    and(
      eq(payment.requestId, requestId),
      isNotNull(payment.processingAt),
      isNull(payment.succeededAt),
      isNull(payment.abandonedAt),
    ),
  )) > 0
