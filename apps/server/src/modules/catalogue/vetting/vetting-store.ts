import type { QueryOf } from '@anseo/contract/call'
import type { exportVendors, VendorOrder, VettingState } from '@anseo/contract/administration'
import { DAY_MS } from '@anseo/domain/duration'
import { and, eq, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/database.ts'
import type { Place } from '../../../platform/database/counted-rows.ts'
import { follows, inOrder, type ListOrder } from '../../../platform/database/list-order.ts'
import { auditEntry } from '../../audit/tables/audit.ts'
import { account } from '../../identity/tables/accounts.ts'
import { speciality } from '../tables/specialities.ts'
import { listingCount, vendor } from '../tables/vendors.ts'
import { containsText } from '../../../platform/database/text-search.ts'
import { hasOpenQuestion } from '../questions/has-open-question.ts'

/** The state of a vendor's vetting; the latest step hides the ones before it. */
const vettingState = sql<VettingState>`case
  when ${vendor.suspendedAt} is not null then 'suspended'
  when ${vendor.verifiedAt} is not null then 'verified'
  when ${vendor.rejectedAt} is not null then 'rejected'
  else 'pending' end`

const VETTED_COLUMNS = {
  id: vendor.id,
  name: account.name,
  email: account.email,
  emailVerifiedAt: account.emailVerifiedAt,
  phone: vendor.phone,
  imageKey: account.imageKey,
  speciality: vendor.speciality,
  city: vendor.city,
  location: vendor.location,
  experience: vendor.experience,
  about: vendor.about,
  feePerHourCents: vendor.feePerHourCents,
  available: vendor.available,
  vetting: vettingState,
  vettingReason: vendor.vettingReason,
  verifiedAt: vendor.verifiedAt,
  suspendedFor: vendor.suspendedFor,
  appliedAt: vendor.appliedAt,
  isAsked: hasOpenQuestion(vendor.id),
  completedAppointments: vendor.completedAppointments,
}

type VettingFilter = Omit<QueryOf<typeof exportVendors>, 'order'>

const ORDERS: Record<VendorOrder, ListOrder> = {
  newest: { key: vendor.appliedAt, down: true },
  oldest: { key: vendor.appliedAt },
  name: { key: vendor.searchName },
  'name-desc': { key: vendor.searchName, down: true },
}

/** Finds some of the vendors in any state, in an order. */
export function findVetted(
  db: Queryable,
  filter: VettingFilter & { order: VendorOrder },
  { limit, offset, after }: Place,
) {
  const order = ORDERS[filter.order]
  // The subquery pages by the index first, so that no joins are made for skipped rows.
  const page = db
    .select({ id: vendor.id })
    .from(vendor)
    .where(
      and(
        filter.ids && inArray(vendor.id, [...filter.ids]),
        filter.status && eq(vettingState, filter.status),
        mentions(filter.search),
        follows(order, vendor.id, after),
      ),
    )
    .orderBy(...inOrder(order, vendor.id))
    .limit(limit)
    .offset(offset)
  return db
    .select(VETTED_COLUMNS)
    .from(vendor)
    .innerJoin(account, eq(account.id, vendor.id))
    .where(sql`${vendor.id} = any(array(${page}))`)
    .orderBy(...inOrder(order, vendor.id))
}
export type VettedVendor = Awaited<ReturnType<typeof findVetted>>[number]

/** Finds a vendor with its vetting state. */
export async function findVettedVendor(db: Queryable, vendorId: string): Promise<VettedVendor | null> {
  const [row] = await db
    .select(VETTED_COLUMNS)
    .from(vendor)
    .innerJoin(account, eq(account.id, vendor.id))
    .where(eq(vendor.id, vendorId))
  return row ?? null
}

/** Counts the vendors in each state that match a search. */
export async function countByState(db: Queryable, search?: string): Promise<Record<VettingState, number>> {
  const counts = { pending: 0, verified: 0, rejected: 0, suspended: 0 }
  // Without a search, listed vendors, the most by far, are not counted here: triggers keep their number.
  const isCounted = search ? mentions(search) : inArray(vettingState, ['pending', 'rejected', 'suspended'])
  const [rows, listed] = await Promise.all([
    db
      .select({ vetting: sql<VettingState>`${vettingState} as vetting`, count: sql<number>`count(*)::int` })
      .from(vendor)
      .where(isCounted)
      .groupBy(sql`vetting`),
    search ? null : countListed(db),
  ])
  for (const { vetting, count } of rows) counts[vetting] = count
  return listed === null ? counts : { ...counts, verified: listed }
}

async function countListed(db: Queryable): Promise<number> {
  const [row] = await db
    .select({ vendors: sql<number>`coalesce(sum(${listingCount.vendors}), 0)::int` })
    .from(listingCount)
    .where(isNull(listingCount.foldedCity))
  return row!.vendors
}

/**
 * Locks a vendor and reads the state of its vetting, and until when its checks let it be listed; null if there is none.
 * The lock waits for bookings that were admitted while the vendor was listed, and they for it (L7).
 */
export async function lockVetting(db: Transaction, vendorId: string) {
  const [row] = await db
    .select({
      id: vendor.id,
      state: vettingState,
      verifiedAt: vendor.verifiedAt,
      suspendedFor: vendor.suspendedFor,
      listedUntil: vendor.listedUntil,
      mandatory: speciality.checks,
      emailVerifiedAt: account.emailVerifiedAt,
    })
    .from(vendor)
    .innerJoin(account, eq(account.id, vendor.id))
    .innerJoin(speciality, eq(speciality.name, vendor.speciality))
    .where(eq(vendor.id, vendorId))
    .for('update', { of: vendor })
  return row ?? null
}
export type LockedVetting = NonNullable<Awaited<ReturnType<typeof lockVetting>>>

export type Vetting = Partial<
  Pick<
    typeof vendor.$inferInsert,
    'verifiedAt' | 'rejectedAt' | 'suspendedAt' | 'suspendedFor' | 'vettingReason'
  >
>

/** Updates the vetting state of a vendor. */
export async function changeVetting(db: Transaction, vendorId: string, changes: Vetting): Promise<void> {
  await db.update(vendor).set(changes).where(eq(vendor.id, vendorId))
}

/**
 * Finds the figures of vetting: since when the longest waiting vendor has waited, and of those verified for the first time
 * in the last 90 days, how many this week, and the median wait in hours. A vendor that is listed again, as after renewing a
 * document, did not wait since its application; the audit log knows when it was verified first.
 */
export async function findVettingFigures(db: Queryable, now: Date) {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString()
  const [[oldest], { rows }] = await Promise.all([
    db
      .select({ at: vendor.appliedAt })
      .from(vendor)
      .where(eq(vettingState, 'pending'))
      .orderBy(vendor.appliedAt)
      .limit(1),
    db.execute<{ verifiedThisWeek: number; medianWaitHours: number | null }>(sql`
      select (count(*) filter (where first_at > ${before(7)}))::int as "verifiedThisWeek",
        (percentile_cont(0.5) within group (order by extract(epoch from first_at - applied_at) / 3600))::float8
          as "medianWaitHours"
      from (
        select v.applied_at, coalesce(
          (select min(e.at) from ${auditEntry} e where e.subject_kind = 'vendor' and e.subject_id = v.id::text
            and e.action = 'vendor.verified'), v.verified_at) as first_at
        from ${vendor} v where v.verified_at > ${before(90)}) as listed
      where first_at > ${before(90)}`),
  ])
  return { oldestAppliedAt: oldest?.at ?? null, ...rows[0]! }
}

/** Finds listed vendors whose checks no longer let them be listed, the longest expired first. */
export async function findLapsed(db: Queryable, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: vendor.id })
    .from(vendor)
    .where(and(isNotNull(vendor.verifiedAt), isNull(vendor.suspendedAt), lte(vendor.listedUntil, now)))
    .orderBy(vendor.listedUntil)
    .limit(limit)
  return rows.map(({ id }) => id)
}

/**
 * Returns the condition that name, email address, town or area contain a text. A subquery, so that the index of
 * addresses is used.
 */
const mentions = (search?: string): SQL | undefined =>
  search
    ? or(
        containsText(vendor.searchName, search),
        sql`${vendor.id} = any(array(select ${account.id} from ${account} where ${account.role} = 'vendor' and ${containsText(account.email, search)}))`,
        containsText(vendor.foldedCity, search),
        containsText(vendor.foldedLocation, search),
      )
    : undefined
