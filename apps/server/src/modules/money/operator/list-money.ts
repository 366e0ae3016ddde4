import type { listDisputes, listPayments, listRefunds } from '@anseo/contract/admin-payments'
import type { QueryOf, ReplyOf } from '@anseo/contract/call'
import { centsToEuro } from '@anseo/domain/money'
import type { Runtime } from '../../../platform/runtime.ts'
import type { Queryable } from '../../../platform/database/database.ts'
import { countDisputes, findDisputePage } from './dispute-list-store.ts'
import { placeOf } from '../../../platform/database/counted-rows.ts'
import type { Found, MoneyFilter } from './money-filter.ts'
import { countPayments, findPayments } from './payment-list-store.ts'
import { presentDispute, presentPayment, presentRefund } from './present-money.ts'
import { countRefunds, findRefunds } from './refund-list-store.ts'

type With = Pick<Runtime, 'db'>

/** Returns a page of payments, newest first. */
export async function listPaymentsBy(
  { db }: With,
  query: QueryOf<typeof listPayments>,
): Promise<ReplyOf<typeof listPayments>> {
  return replyOf(await findPayments(db, query, placeOf(query)), presentPayment, query)
}

/** Returns a page of refunds, newest first. */
export async function listRefundsBy(
  { db }: With,
  query: QueryOf<typeof listRefunds>,
): Promise<ReplyOf<typeof listRefunds>> {
  return replyOf(await findRefunds(db, query, placeOf(query)), presentRefund, query)
}

/** Returns a page of disputes, newest first. */
export async function listDisputesBy(
  { db }: With,
  query: QueryOf<typeof listDisputes>,
): Promise<ReplyOf<typeof listDisputes>> {
  return replyOf(await findDisputePage(db, query, placeOf(query)), presentDispute, query)
}

/** Counts the payments, refunds and disputes that match a search, as far as their lists page. */
export async function countMoneyRows(db: Queryable, filter: MoneyFilter<never>) {
  const [payments, refunds, disputes] = await Promise.all([
    countPayments(db, filter),
    countRefunds(db, filter),
    countDisputes(db, filter),
  ])
  return { payments, refunds, disputes }
}

interface Asked {
  page: number
  pageSize: number
}

/** Returns a page of rows for the wire, with the sum of all that match in euro. */
export const replyOf = <Row, Shown>(
  { rows, sumCents, ...counted }: Found<Row>,
  present: (row: Row) => Shown,
  { page, pageSize }: Asked,
) => ({
  rows: rows.map(present),
  sum: sumCents === null ? null : centsToEuro(sumCents),
  ...counted,
  page,
  pageSize,
})
