import type { paymentRequestOnWire } from '@anseo/contract/payment-links'
import { centsToEuro } from '@anseo/domain/money'
import { payRequestBy } from '@anseo/domain/payment-request'
import type { z } from 'zod'
import type { Queryable } from '../../../platform/database/database.ts'
import { cardCostOfAppointment, findCardCosts } from '../payouts/card-cost-store.ts'
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
  const paid = rows.filter(({ paidAt }) => paidAt).map(({ appointmentId }) => appointmentId)
  const costs = await findCardCosts(db, paid, cardCostOfAppointment)
  return new Map(rows.map((row) => [row.appointmentId, present(row, costs.get(row.appointmentId), now)]))
}

const present = (
  row: RequestRow & { start: Date },
  costCents: number | undefined,
  now: Date,
): PaymentRequestOnWire => ({
  status: row.paidAt ? 'paid' : isPayable(row, now) ? 'open' : 'over',
  amount: centsToEuro(row.amountCents),
  payBy: payRequestBy(row, row.start)?.toISOString() ?? null,
  emailedAt: row.emailedAt?.toISOString() ?? null,
  paidAt: row.paidAt?.toISOString() ?? null,
  cardCost: costCents ? centsToEuro(costCents) : null,
})
