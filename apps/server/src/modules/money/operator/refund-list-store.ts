import { and, desc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { centsOf, countRows, ONE, type Place, sumRows } from '../../../platform/database/counted-rows.ts'
import type { Queryable } from '../../../platform/database/database.ts'
import { account } from '../../identity/tables/accounts.ts'
import { appointment } from '../../booking/tables/appointments.ts'
import { dispute, refund, type RefundStatus } from '../tables/payments.ts'
import { PARTY_COLUMNS, clientAccount, vendorAccount } from '../../booking/public.ts'
import { type Found, mentions, type MoneyFilter, within } from './money-filter.ts'

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

const matches = (filter: MoneyFilter<RefundStatus>) =>
  and(
    mentions(filter.search, refund.id, refund.appointmentId, [refund.providerRefundId]),
    filter.status && eq(refund.status, filter.status),
    within(refund.createdAt, filter),
  )

/** Counts the refunds that match, at most as many as the list can page through. */
export const countRefunds = (db: Queryable, filter: MoneyFilter<never>): Promise<number> =>
  countRows(db, db.select(ONE).from(refund).where(matches(filter)))

/** Finds a page of refunds, newest first. */
export async function findRefunds(
  db: Queryable,
  filter: MoneyFilter<RefundStatus>,
  { limit, offset }: Place,
): Promise<Found<RefundWithParties>> {
  const where = matches(filter)
  const all = db.select(centsOf(refund.amountCents)).from(refund).where(where)
  const [rows, counted] = await Promise.all([
    refundRows(db).where(where).orderBy(desc(refund.createdAt), refund.id).limit(limit).offset(offset),
    sumRows(db, all),
  ])
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
