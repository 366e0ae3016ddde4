import type { paymentRequestOnWire } from '@anseo/contract/payment-links'
import { centsToEuro } from '@anseo/domain/money'
import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Queryable } from '../../../platform/database/database.ts'
import { appointment } from '../../booking/tables/appointments.ts'
import { cardCostOfAppointment } from '../payouts/card-cost-store.ts'
import { isPayable, type RequestRow } from '../payments/asked-sum.ts'
import { findLatestRequests } from './request-store.ts'

export type PaymentRequestOnWire = z.output<typeof paymentRequestOnWire>

/** Returns the latest payment request of the given appointments, by appointment; one without any is not in the map. */
export async function paymentRequestsOf(
  db: Queryable,
  now: Date,
  appointmentIds: readonly string[],
): Promise<Map<string, PaymentRequestOnWire>> {
  if (appointmentIds.length === 0) return new Map()
  const rows = await findLatestRequests(db, appointmentIds)
  const costs = await costsOf(
    db,
    rows.filter(({ paidAt }) => paidAt).map(({ appointmentId }) => appointmentId),
  )
  return new Map(rows.map((row) => [row.appointmentId, present(row, costs.get(row.appointmentId), now)]))
}

const present = (row: RequestRow, costCents: number | undefined, now: Date): PaymentRequestOnWire => ({
  status: row.paidAt ? 'paid' : isPayable(row, now) ? 'open' : 'over',
  amount: centsToEuro(row.amountCents),
  payBy: row.payBy?.toISOString() ?? null,
  emailedAt: row.emailedAt?.toISOString() ?? null,
  paidAt: row.paidAt?.toISOString() ?? null,
  cardCost: costCents ? centsToEuro(costCents) : null,
})

async function costsOf(db: Queryable, appointmentIds: readonly string[]): Promise<Map<string, number>> {
  if (appointmentIds.length === 0) return new Map()
  const { rows } = await db.execute<{ id: string; cents: number }>(
    sql`select ${appointment.id} as id, ${cardCostOfAppointment(sql`${appointment.id}`)} as cents
      from ${appointment} where ${appointment.id} = any(${sql.param([...appointmentIds])}::uuid[])`,
  )
  return new Map(rows.map(({ id, cents }) => [id, cents]))
}
