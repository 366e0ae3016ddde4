import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable, Transaction } from '../../../platform/database/database.ts'
import { recordedName } from '../../identity/public.ts'
import { account } from '../../identity/tables/accounts.ts'
import { appointment } from '../../booking/tables/appointments.ts'
import { payment, receipt, refund } from '../tables/payments.ts'
import { vendor } from '../../catalogue/tables/vendors.ts'

/** Inserts a receipt unless its payment or refund has one. */
export const insertReceipt = async (db: Transaction, values: typeof receipt.$inferInsert): Promise<void> => {
  await db.insert(receipt).values(values).onConflictDoNothing()
}

const client = alias(account, 'client_account')
const paymentReceipt = alias(receipt, 'payment_receipt')
const professional = alias(account, 'vendor_account')

/** Selects receipts of one client with all that they show. */
const receiptsOf = (db: Queryable, clientId: string, which: ReceiptFilter) =>
  db
    .select({
      receipt,
      payment,
      refund,
      appointment,
      paymentNumber: paymentReceipt.number,
      clientName: recordedName(client),
      vendorName: recordedName(professional),
      speciality: vendor.speciality,
    })
    .from(receipt)
    .leftJoin(refund, eq(refund.id, receipt.refundId))
    .innerJoin(payment, eq(payment.id, sql`coalesce(${receipt.paymentId}, ${refund.paymentId})`))
    .leftJoin(paymentReceipt, eq(paymentReceipt.paymentId, payment.id))
    .innerJoin(appointment, eq(appointment.id, payment.appointmentId))
    .innerJoin(client, eq(client.id, appointment.clientId))
    .innerJoin(professional, eq(professional.id, appointment.vendorId))
    .innerJoin(vendor, eq(vendor.id, appointment.vendorId))
    .where(
      and(
        eq(appointment.clientId, clientId),
        which.number === undefined ? undefined : eq(receipt.number, which.number),
        which.before === undefined ? undefined : lt(receipt.number, which.before),
        which.appointmentId === undefined ? undefined : eq(appointment.id, which.appointmentId),
      ),
    )
    .orderBy(desc(receipt.number))

interface ReceiptFilter {
  number?: number
  /** Only numbers below this one. */
  before?: number | undefined
  appointmentId?: string | undefined
}

export type ReceiptRow = Awaited<ReturnType<typeof receiptsOf>>[number]

/** Returns a client's receipts, newest first, all or `limit`. */
export async function listReceiptsOf(
  db: Queryable,
  clientId: string,
  { limit, ...which }: Omit<ReceiptFilter, 'number'> & { limit?: number | undefined },
): Promise<ReceiptRow[]> {
  const newestFirst = receiptsOf(db, clientId, which)
  return limit === undefined ? newestFirst : newestFirst.limit(limit)
}

/** Finds one receipt of a client; null when it has none of that number. */
export const findReceiptOf = async (
  db: Queryable,
  clientId: string,
  number: number,
): Promise<ReceiptRow | null> => (await receiptsOf(db, clientId, { number }))[0] ?? null
