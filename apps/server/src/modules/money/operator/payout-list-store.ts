import type { MoneyOrder } from '@anseo/contract/admin-lists'
import type { PayoutStatus } from '@anseo/domain/payout-steps'
import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import { centsOf, countRows, ONE, type Place, sumRows } from '../../../platform/database/counted-rows.ts'
import type { Queryable } from '../../../platform/database/database.ts'
import { isWithin } from '../../../platform/database/is-within.ts'
import { account } from '../../identity/tables/accounts.ts'
import { appointment } from '../../booking/tables/appointments.ts'
import { earning, payout } from '../tables/payouts.ts'
import { follows, inOrder } from '../../../platform/database/list-order.ts'
import { containsText, folded } from '../../../platform/database/text-search.ts'
import { uuidOrNull } from '../../../platform/database/uuid-or-null.ts'
import { PARTY_COLUMNS, clientAccount, vendorAccount } from '../../booking/public.ts'
import { isSelected, type MoneyFilter, moneyOrders } from './money-filter.ts'

export type PayoutFilter = MoneyFilter<PayoutStatus>

const ORDERS = moneyOrders(payout.createdAt, payout.amountCents)

const payoutRows = (db: Queryable) =>
  db
    .select({ payout, vendorName: account.name })
    .from(payout)
    .innerJoin(account, eq(account.id, payout.vendorId))
export type PayoutWithVendor = Awaited<ReturnType<typeof payoutRows>>[number]

/** Matches the search text with a vendor's name, an appointment in the payout, an id of ours or the provider's. */
function mentions(db: Queryable, typed: string | undefined): SQL | undefined {
  if (!typed) return undefined
  const id = uuidOrNull(typed)
  if (!id) {
    const named = db
      .select({ id: account.id })
      .from(account)
      .where(containsText(folded(account.name), typed))
    return or(sql`${payout.vendorId} = any(array(${named}))`, eq(payout.providerTransferId, typed))
  }
  const withAppointment = db
    .select({ id: earning.payoutId })
    .from(earning)
    .where(eq(earning.appointmentId, id))
  return or(eq(payout.id, id), eq(payout.vendorId, id), sql`${payout.id} = any(array(${withAppointment}))`)
}

const matches = (db: Queryable, filter: PayoutFilter) =>
  and(
    isSelected(payout.id, filter),
    mentions(db, filter.search),
    filter.status && eq(payout.status, filter.status),
    isWithin(payout.createdAt, filter),
  )

/** Counts the payouts, as far as the list pages. */
export const countPayouts = (db: Queryable, filter: PayoutFilter): Promise<number> =>
  countRows(db, db.select(ONE).from(payout).where(matches(db, filter)))

/** Finds some of the payouts, in an order. */
export function findPayoutRows(
  db: Queryable,
  filter: PayoutFilter & { order: MoneyOrder },
  { limit, offset, after }: Place,
): Promise<PayoutWithVendor[]> {
  const order = ORDERS[filter.order]
  return payoutRows(db)
    .where(and(matches(db, filter), follows(order, payout.id, after)))
    .orderBy(...inOrder(order, payout.id))
    .limit(limit)
    .offset(offset)
}

/** Finds a page of payouts, with the number and the sum of all that was found. */
export async function findPayoutPage(
  db: Queryable,
  filter: PayoutFilter & { order: MoneyOrder },
  place: Place,
) {
  const all = db.select(centsOf(payout.amountCents)).from(payout).where(matches(db, filter))
  const [rows, counted] = await Promise.all([findPayoutRows(db, filter, place), sumRows(db, all)])
  return { rows, ...counted }
}

/** Finds a payout with its vendor's name. */
export async function findPayoutWithVendor(db: Queryable, id: string): Promise<PayoutWithVendor | null> {
  const [row] = await payoutRows(db).where(eq(payout.id, id))
  return row ?? null
}

/** Finds the earnings in a payout, oldest appointment first. */
export const findEarningsIn = (db: Queryable, payoutId: string) =>
  db
    .select({ earning, ...PARTY_COLUMNS })
    .from(earning)
    .innerJoin(appointment, eq(appointment.id, earning.appointmentId))
    .leftJoin(clientAccount, eq(clientAccount.id, appointment.clientId))
    .innerJoin(vendorAccount, eq(vendorAccount.id, appointment.vendorId))
    .where(eq(earning.payoutId, payoutId))
    .orderBy(appointment.startsAt, earning.id)
