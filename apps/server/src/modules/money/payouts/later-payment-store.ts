import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/database.ts'
import { borneByVendor } from '../refunds/borne-by-vendor.ts'
import { payment, refund } from '../tables/payments.ts'

/** Finds the balance and the tip that were paid by card for an appointment, less what its vendor refunded (B12, D2). */
export const findLaterPayments = (db: Queryable, appointmentId: string) =>
  db
    .select({
      paymentId: payment.id,
      kind: payment.kind,
      amountCents: sql<number>`${payment.amountCents} - ${borneByVendor(sql`${refund.paymentId} = ${payment.id}`)}`,
    })
    .from(payment)
    .where(
      and(
        eq(payment.appointmentId, appointmentId),
        ne(payment.kind, 'deposit'),
        isNotNull(payment.succeededAt),
        isNull(payment.returnedAt),
      ),
    )
