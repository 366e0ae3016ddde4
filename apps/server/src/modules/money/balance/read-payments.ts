import type { PaymentsOnWire } from '@anseo/contract/balances'
import { centsToEuro } from '@anseo/domain/money'
import { and, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/database.ts'
import { type AppointmentRow, balanceOfRow } from '../../booking/public.ts'
import { type LaterPayments, laterPaymentsOf } from '../payouts/later-payment-store.ts'
import { isOpenRequest } from '../payments/asked-sum.ts'
import { paymentRequest } from '../tables/payment-requests.ts'
import { findRecords, type RecordRow } from './record-store.ts'

/** The payments and requests on the day of an appointment, besides its own columns. */
export interface DayPayments {
  records: RecordRow[]
  askedAt: Date | null
  later: LaterPayments | undefined
}

/** Reads it for all of these appointments at once; the answer is asked by id. */
export async function dayPaymentsOf(
  db: Queryable,
  appointmentIds: readonly string[],
): Promise<(id: string) => DayPayments> {
  const ids = [...appointmentIds]
  const [records, requests, later] = await Promise.all([
    findRecords(db, ids),
    findAsked(db, ids),
    laterPaymentsOf(db, ids),
  ])
  const byAppointment: Map<string, RecordRow[]> = Map.groupBy(records, ({ appointmentId }) => appointmentId)
  return (id) => ({
    records: byAppointment.get(id) ?? [],
    askedAt: requests.find((request) => request.id === id)?.askedAt ?? null,
    later: later.get(id),
  })
}

const findAsked = (db: Queryable, ids: string[]) =>
  db
    .select({ id: paymentRequest.appointmentId, askedAt: paymentRequest.createdAt })
    .from(paymentRequest)
    .where(and(inArray(paymentRequest.appointmentId, ids), eq(paymentRequest.kind, 'balance'), isOpenRequest))

/** Returns what is paid and open, the same for both sides: total = paid + open (B12). */
export function presentPayments(
  row: AppointmentRow,
  { records, askedAt, later }: DayPayments,
): PaymentsOnWire {
  const { totalCents, paidCents, openCents } = balanceOfRow(row)
  return {
    total: centsToEuro(totalCents),
    paid: centsToEuro(paidCents),
    open: centsToEuro(openCents),
    tip: later?.tippedCents ? centsToEuro(later.tippedCents) : null,
    ...(later && {
      refundable: { balance: centsToEuro(later.balanceCents), tip: centsToEuro(later.tipCents) },
    }),
    askedAt: askedAt?.toISOString() ?? null,
    recorded: records.map(({ id, way, amountCents, recordedAt }) => ({
      _id: id,
      way,
      amount: centsToEuro(amountCents),
      at: recordedAt.toISOString(),
    })),
  }
}
