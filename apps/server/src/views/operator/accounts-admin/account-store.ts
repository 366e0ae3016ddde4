import type { QueryOf } from '@anseo/contract/call'
import type { exportAccounts, AccountOrder, AccountRole } from '@anseo/contract/accounts-admin'
import { readSearchTerms } from '@anseo/domain/search-terms'
import { and, count, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { countRows, ONE, type Place } from '../../../platform/database/counted-rows.ts'
import type { Queryable } from '../../../platform/database/database.ts'
import { account, client } from '../../../modules/identity/tables/accounts.ts'
import { teamMember } from '../../../modules/identity/tables/team.ts'
import { uuidOrNull } from '../../../platform/database/uuid-or-null.ts'
import { appointment } from '../../../modules/booking/tables/appointments.ts'
import { vendor } from '../../../modules/catalogue/tables/vendors.ts'
import { follows, inOrder, type ListOrder } from '../../../platform/database/list-order.ts'
import { containsText, endsInDigits, folded } from '../../../platform/database/text-search.ts'

type AccountFilter = Omit<QueryOf<typeof exportAccounts>, 'role' | 'order'>

/** Returns the condition that an account has that name, email address, phone number or id. */
function mentions(db: Queryable, typed: string): SQL | undefined {
  const id = uuidOrNull(typed)
  if (id) return eq(account.id, id)
  const { phoneEnd } = readSearchTerms(typed)
  if (phoneEnd) return inArray(account.id, phoneOwners(db, phoneEnd))
  return or(containsText(folded(account.name), typed), containsText(account.email, typed))
}

/**
 * Selects the ids of the people whose phone number ends in some digits. A number is stored with its country; people
 * type it from a 0 on.
 */
export const phoneOwners = (db: Queryable, digits: string) =>
  db
    .select({ id: client.id })
    .from(client)
    .where(endsInDigits(client.phone, digits))
    .union(db.select({ id: vendor.id }).from(vendor).where(endsInDigits(vendor.phone, digits)))

/** Former members of the operator's team are no admins any more. */
const isMember = sql`exists (select from ${teamMember} where ${teamMember.accountId} = ${account.id})`

const matches = (db: Queryable, role: AccountRole, { search, email, ids }: AccountFilter) =>
  and(
    eq(account.role, role),
    role === 'admin' ? isMember : undefined,
    ids && inArray(account.id, [...ids]),
    search ? mentions(db, search) : undefined,
    email && (email === 'verified' ? isNotNull(account.emailVerifiedAt) : isNull(account.emailVerifiedAt)),
  )

const ORDERS: Record<AccountOrder, ListOrder> = {
  newest: { key: account.createdAt, down: true },
  oldest: { key: account.createdAt },
  name: { key: folded(account.name) },
  'name-desc': { key: folded(account.name), down: true },
}

/** Finds a page of the people of one site. */
export function findAccounts(
  db: Queryable,
  filter: AccountFilter & { role: AccountRole; order: AccountOrder },
  { limit, offset, after }: Place,
) {
  const order = ORDERS[filter.order]
  // The subquery pages by the index first, so that no joins are made for skipped rows.
  const page = db
    .select({ id: account.id })
    .from(account)
    .where(and(matches(db, filter.role, filter), follows(order, account.id, after)))
    .orderBy(...inOrder(order, account.id))
    .limit(limit)
    .offset(offset)
  return db
    .select({ account, trade: vendor })
    .from(account)
    .leftJoin(vendor, eq(vendor.id, account.id))
    .where(sql`${account.id} = any(array(${page}))`)
    .orderBy(...inOrder(order, account.id))
}
export type PersonRow = Awaited<ReturnType<typeof findAccounts>>[number]

/** Counts the matching people of each site, as far as lists page. */
export async function countAccounts(
  db: Queryable,
  filter: AccountFilter,
): Promise<Record<AccountRole, number>> {
  const countOf = (role: AccountRole) =>
    countRows(
      db,
      db
        .select(ONE)
        .from(account)
        .where(matches(db, role, filter)),
    )
  const [client, vendor, admin] = await Promise.all([countOf('client'), countOf('vendor'), countOf('admin')])
  return { client, vendor, admin }
}

/** Counts the appointments of some people, and the cancelled ones among them. */
export async function countBookingsOf(db: Queryable, role: AccountRole, ids: readonly string[]) {
  const bookings = new Map<string, { bookings: number; cancelled: number }>()
  if (role === 'admin' || ids.length === 0) return bookings
  const side = role === 'client' ? appointment.clientId : appointment.vendorId
  const rows = await db
    .select({ id: side, bookings: count(), cancelled: count(appointment.cancelledAt) })
    .from(appointment)
    .where(and(inArray(side, [...ids]), isNotNull(appointment.clientId)))
    .groupBy(side)
  for (const { id, ...counted } of rows) if (id !== null) bookings.set(id, counted)
  return bookings
}
