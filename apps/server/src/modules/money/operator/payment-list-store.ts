import type { MoneyOrder } from '@anseo/contract/admin-lists'
import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { centsOf, countRows, ONE, type Place, sumRows } from '../../../platform/database/counted-rows.ts'
import type { Queryable } from '../../../platform/database/database.ts'
import { isWithin } from '../../../platform/database/is-within.ts'
import { appointment } from '../../booking/tables/appointments.ts'
import { follows, inOrder } from '../../../platform/database/list-order.ts'
import { payment } from '../tables/payments.ts'
import { PARTY_COLUMNS, clientAccount, vendorAccount } from '../../booking/public.ts'
import { type Found, isSelected, mentions, type MoneyFilter, moneyOrders } from './money-filter.ts'

const isSucceeded = isNotNull(payment.succeededAt)
const PAYMENT_FACTS: Record<'waiting' | 'arrived' | 'given-up', SQL | undefined> = {
  waiting: and(isNull(payment.succeededAt), isNull(payment.abandonedAt)),
  arrived: isSucceeded,
  'given-up': and(isNull(payment.succeededAt), isNotNull(payment.abandonedAt)),
}

const paymentRows = (db: Queryable) =>
  db
    .select({ payment, ...PARTY_COLUMNS })
    .from(payment)
    .innerJoin(appointment, eq(appointment.id, payment.appointmentId))
    .leftJoin(clientAccount, eq(clientAccount.id, appointment.clientId))
    .innerJoin(vendorAccount, eq(vendorAccount.id, appointment.vendorId))
export type PaymentWithParties = Awaited<ReturnType<typeof paymentRows>>[number]

const ORDERS = moneyOrders(payment.createdAt, payment.amountCents)

type PaymentFilter = MoneyFilter<keyof typeof PAYMENT_FACTS>

const matches = (filter: PaymentFilter) =>
  and(
    isSelected(payment.id, filter),
    mentions(filter.search, payment.id, payment.appointmentId, [payment.intentId, payment.chargeId]),
    filter.status && PAYMENT_FACTS[filter.status],
    isWithin(payment.createdAt, filter),
  )

/** Counts the payments, as far as the list pages. */
export const countPayments = (db: Queryable, filter: MoneyFilter<never>): Promise<number> =>
  countRows(db, db.select(ONE).from(payment).where(matches(filter)))

/** Finds some of the payments, in an order. */
export function findPaymentRows(
  db: Queryable,
  filter: PaymentFilter & { order: MoneyOrder },
  { limit, offset, after }: Place,
): Promise<PaymentWithParties[]> {
  const order = ORDERS[filter.order]
  // The subquery pages by the index first, so that no joins are made for skipped rows.
  const page = db
    .select({ id: payment.id })
    .from(payment)
    .where(and(matches(filter), follows(order, payment.id, after)))
    .orderBy(...inOrder(order, payment.id))
    .limit(limit)
    .offset(offset)
  return paymentRows(db)
    .where(inArray(payment.id, page))
    .orderBy(...inOrder(order, payment.id))
}

/** The amount that arrived by a payment, in cents; 0 for an attempt that brought nothing. */
const arrivedCents = sql`case when ${isSucceeded} then coalesce(${payment.receivedCents}, ${payment.amountCents}) else 0 end`

/** Finds a page of payments, with the number of all that was found and the sum of what arrived of them. */
export async function findPayments(
  db: Queryable,
  filter: PaymentFilter & { order: MoneyOrder },
  place: Place,
): Promise<Found<PaymentWithParties>> {
  const all = db.select(centsOf(arrivedCents)).from(payment).where(matches(filter))
  const [rows, counted] = await Promise.all([findPaymentRows(db, filter, place), sumRows(db, all)])
  return { rows, ...counted }
}

/** Finds all payments of the same appointment and kind, oldest first; empty if there is no payment of that id. */
export async function findTries(db: Queryable, paymentId: string): Promise<PaymentWithParties[]> {
  const of = db
    .select({ id: payment.appointmentId, kind: payment.kind })
    .from(payment)
    .where(eq(payment.id, paymentId))
  return paymentRows(db)
    .where(sql`(${payment.appointmentId}, ${payment.kind}) in ${of}`)
    .orderBy(payment.createdAt, payment.id)
}
