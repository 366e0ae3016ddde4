import type { PaymentsOnWire } from '@anseo/contract/balances'
import { centsToEuro } from '@anseo/domain/money'
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/database.ts'
import { type AppointmentRow, balanceOfRow } from '../../booking/public.ts'
import { isOpenRequest } from '../payments/asked-sum.ts'
import { paymentRequest } from '../tables/payment-requests.ts'
import { payment } from '../tables/payments.ts'
import { findRecords, type RecordRow } from './record-store.ts'

/** The payments and requests on the day of an appointment, besides its own columns. */
export interface DayPayments {
  records: RecordRow[]
  askedAt: Date | null
  tipCents: number | null
}

/** Reads it for all of these appointments at once; the answer is asked by id. */
export async function dayPaymentsOf(
  db: Queryable,
  appointmentIds: readonly string[],
): Promise<(id: string) => DayPayments> {
  const ids = [...appointmentIds]
  const [records, requests, tips] = await Promise.all([
    findRecords(db, ids),
    findAsked(db, ids),
    findTips(db, ids),
  ])
  const byAppointment: Map<string, RecordRow[]> = Map.groupBy(records, ({ appointmentId }) => appointmentId)
  return (id) => ({
    records: byAppointment.get(id) ?? [],
    askedAt: requests.find((request) => request.id === id)?.askedAt ?? null,
    tipCents: tips.find((tip) => tip.id === id)?.cents ?? null,
  })
}

const findAsked = (db: Queryable, ids: string[]) =>
  db
    .select({ id: paymentRequest.appointmentId, askedAt: paymentRequest.createdAt })
    .from(paymentRequest)
    .where(and(inArray(paymentRequest.appointmentId, ids), eq(paymentRequest.kind, 'balance'), isOpenRequest))

const findTips = (db: Queryable, ids: string[]) =>
  db
    .select({ id: payment.appointmentId, cents: payment.amountCents })
    .from(payment)
    .where(
      and(
        inArray(payment.appointmentId, ids),
        eq(payment.kind, 'tip'),
        isNotNull(payment.succeededAt),
        isNull(payment.returnedAt),
      ),
    )

/** Returns what is paid and open, the same for both sides: total = paid + open (B12). */
export function presentPayments(
  row: AppointmentRow,
  { records, askedAt, tipCents }: DayPayments,
): PaymentsOnWire {
  const { totalCents, paidCents, openCents } = balanceOfRow(row)
  return {
    total: centsToEuro(totalCents),
    paid: centsToEuro(paidCents),
    open: centsToEuro(openCents),
    tip: tipCents === null ? null : centsToEuro(tipCents),
    askedAt: askedAt?.toISOString() ?? null,
    recorded: records.map(({ id, way, amountCents, recordedAt }) => ({
      _id: id,
      way,
      amount: centsToEuro(amountCents),
      at: recordedAt.toISOString(),
    })),
  }
}
