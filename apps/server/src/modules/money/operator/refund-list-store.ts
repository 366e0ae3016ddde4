import type { MoneyOrder } from '@anseo/contract/admin-lists'
import type { RefundStatus } from '@anseo/domain/refund-steps'
import { and, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { centsOf, countRows, ONE, type Place, sumRows } from '../../../platform/database/counted-rows.ts'
import type { Queryable } from '../../../platform/database/database.ts'
import { isWithin } from '../../../platform/database/is-within.ts'
import { account } from '../../identity/tables/accounts.ts'
import { appointment } from '../../booking/tables/appointments.ts'
import { follows, inOrder } from '../../../platform/database/list-order.ts'
import { dispute, refund } from '../tables/payments.ts'
import { PARTY_COLUMNS, clientAccount, vendorAccount } from '../../booking/public.ts'
import { type Found, isSelected, mentions, type MoneyFilter, moneyOrders } from './money-filter.ts'

/** True if the refund's payment has an open dispute, which holds the refund back. */
const isFrozen = sql<boolean>`exists (select 1 from ${dispute} where ${dispute.paymentId} = ${refund.paymentId}
  and ${dispute.status} = 'open')`

const operator = alias(account, 'operator')

const refundRows = (db: Queryable) =>
  db
    .select({ refund, frozen: isFrozen, madeBy: operator.name, ...PARTY_COLUMNS })
    .from(refund)
    .innerJoin(appointment, eq(appointment.id, refund.appointmentId))
    .leftJoin(clientAccount, eq(clientAccount.id, appointment.clientId))
    .innerJoin(vendorAccount, eq(vendorAccount.id, appointment.vendorId))
    .leftJoin(operator, eq(operator.id, refund.madeBy))
export type RefundWithParties = Awaited<ReturnType<typeof refundRows>>[number]

const ORDERS = moneyOrders(refund.createdAt, refund.amountCents)

const matches = (filter: MoneyFilter<RefundStatus>) =>
  and(
    isSelected(refund.id, filter),
    mentions(filter.search, refund.id, refund.appointmentId, [refund.providerRefundId]),
    filter.status && eq(refund.status, filter.status),
    isWithin(refund.createdAt, filter),
  )

/** Counts the refunds that match, at most as many as the list can page through. */
export const countRefunds = (db: Queryable, filter: MoneyFilter<never>): Promise<number> =>
  countRows(db, db.select(ONE).from(refund).where(matches(filter)))

/** Finds the refunds at a place in the sorted list. */
export function findRefundRows(
  db: Queryable,
  filter: MoneyFilter<RefundStatus> & { order: MoneyOrder },
  { limit, offset, after }: Place,
): Promise<RefundWithParties[]> {
  const order = ORDERS[filter.order]
  return refundRows(db)
    .where(and(matches(filter), follows(order, refund.id, after)))
    .orderBy(...inOrder(order, refund.id))
    .limit(limit)
    .offset(offset)
}

/** The amount that goes back by a refund, in cents; 0 for one that failed or is void. */
const goingBackCents = sql`case when ${refund.status} in ('pending', 'refunded') then ${refund.amountCents} else 0 end`

/** Finds a page of refunds, with the number of all that match and the sum of those that went or go back. */
export async function findRefunds(
  db: Queryable,
  filter: MoneyFilter<RefundStatus> & { order: MoneyOrder },
  place: Place,
): Promise<Found<RefundWithParties>> {
  const all = db.select(centsOf(goingBackCents)).from(refund).where(matches(filter))
  const [rows, counted] = await Promise.all([findRefundRows(db, filter, place), sumRows(db, all)])
  return { rows, ...counted }
}

/** Finds a refund by its id, or the refunds of a payment, oldest first. */
export const findRefundsBy = (
  db: Queryable,
  by: { id: string } | { paymentId: string },
): Promise<RefundWithParties[]> =>
  refundRows(db)
    .where('id' in by ? eq(refund.id, by.id) : eq(refund.paymentId, by.paymentId))
    .orderBy(refund.createdAt, refund.id)
