import { yearSpan } from '@anseo/domain/tax-quarter'
import type { SellerOrder } from '@anseo/contract/dac7'
import { and, eq, exists, gte, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/database.ts'
import { follows, inOrder, type ListOrder } from '../../../platform/database/list-order.ts'
import { folded } from '../../../platform/database/text-search.ts'
import type { Encryption } from '../../../platform/encryption/encryption.ts'
import { appointment } from '../../booking/tables/appointments.ts'
import { account } from '../../identity/tables/accounts.ts'
import { recordedPayment } from '../tables/payment-requests.ts'
import { earning } from '../tables/payouts.ts'
import { taxDetails, taxRequest } from '../tables/tax.ts'
import { isTinLost } from '../tax-details/sealed-numbers.ts'

interface Wanted {
  year: number
  /** The condition of the list, if not all sellers are in it. */
  isListed?: SQL | undefined
  order: SellerOrder
  ids?: readonly string[] | undefined
}

interface Place {
  /** The sellers of the page before, or its last one. */
  after?: readonly string[] | undefined
  limit: number
}

const ORDERS: Record<SellerOrder, ListOrder> = {
  name: { key: folded(account.name) },
  'name-desc': { key: folded(account.name), down: true },
}

/** Finds some of the vendors to whom something was credited in a year, in an order. */
export function findSellerPage(
  db: Queryable,
  { year, isListed, order, ids }: Wanted,
  { after, limit }: Place,
) {
  const { from, to } = yearSpan(year)
  const one = { one: sql`1` }
  const earned = db
    .select(one)
    .from(earning)
    .where(and(eq(earning.vendorId, taxRequest.vendorId), gte(earning.owedAt, from), lt(earning.owedAt, to)))
  // For each seller on its own: without the offset PostgreSQL would read the recorded payments of all.
  const recorded = sql`exists (
    select from ${recordedPayment} join ${appointment} on ${appointment.id} = ${recordedPayment.appointmentId}
    where ${and(
      eq(appointment.vendorId, taxRequest.vendorId),
      isNull(recordedPayment.undoneAt),
      gte(recordedPayment.recordedAt, from),
      lt(recordedPayment.recordedAt, to),
    )} offset 0)`
  return db
    .select({
      vendorId: account.id,
      name: account.name,
      askedAt: taxRequest.askedAt,
      heldAt: taxRequest.heldAt,
      givenAt: taxDetails.givenAt,
    })
    .from(taxRequest)
    .innerJoin(account, eq(account.id, taxRequest.vendorId))
    .leftJoin(taxDetails, eq(taxDetails.vendorId, taxRequest.vendorId))
    .where(
      and(
        // The role is known; naming it lets the page be read in the order of the index of names.
        eq(account.role, 'vendor'),
        or(exists(earned), recorded),
        isListed,
        ids && inArray(account.id, [...ids]),
        follows(ORDERS[order], account.id, after),
      ),
    )
    .orderBy(...inOrder(ORDERS[order], account.id))
    .limit(limit)
}

/** Returns the condition that a seller is not reported: without tax details, or with a number whose key was lost. */
export const isWithoutDetails = (encryption: Encryption) =>
  or(isNull(taxDetails.vendorId), isTinLost(encryption))

export type SellerRow = Awaited<ReturnType<typeof findSellerPage>>[number]
