import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/database.ts'
import { payment } from '../tables/payments.ts'

/** Finds the balance and the tip that were paid by card for an appointment (B12). */
export const findLaterPayments = (db: Queryable, appointmentId: string) =>
  db
    .select({ paymentId: payment.id, kind: payment.kind, amountCents: payment.amountCents })
    .from(payment)
    .where(
      and(
        eq(payment.appointmentId, appointmentId),
        ne(payment.kind, 'deposit'),
        isNotNull(payment.succeededAt),
        isNull(payment.returnedAt),
      ),
    )
