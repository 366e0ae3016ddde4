import type { CheckOrder } from '@anseo/contract/vetting'
import {
  and,
  count,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  min,
  notExists,
  or,
  sql,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Place } from '../../../platform/database/counted-rows.ts'
import type { Queryable } from '../../../platform/database/database.ts'
import { follows, inOrder, type ListOrder } from '../../../platform/database/list-order.ts'
import { account } from '../../identity/tables/accounts.ts'
import { speciality } from '../tables/specialities.ts'
import { vendor } from '../tables/vendors.ts'
import { gardaStatement, vettingCheck, vettingDocument } from '../tables/vetting.ts'

/** Mandatory checks of listed vendors that expire after one instant and by another; or those that have expired. */
export type EndingFilter = { after: Date; by: Date } | { endedBy: Date }

const later = alias(vettingCheck, 'later')

/** Returns the condition that a check is the latest pass of a kind that is mandatory for its vendor. */
const isMandatoryPass = (db: Queryable) => {
  const isMandatory = db
    .select({ one: sql`1` })
    .from(speciality)
    .where(and(eq(speciality.name, vendor.speciality), sql`${speciality.checks} ? ${vettingCheck.kind}`))
  const newerPass = db
    .select({ one: sql`1` })
    .from(later)
    .where(
      and(
        eq(later.vendorId, vettingCheck.vendorId),
        eq(later.kind, vettingCheck.kind),
        eq(later.outcome, 'passed'),
        gt(later.checkedAt, vettingCheck.checkedAt),
      ),
    )
  return and(eq(vettingCheck.outcome, 'passed'), exists(isMandatory), notExists(newerPass))
}

const matches = (db: Queryable, filter: EndingFilter) => {
  const isVerified = and(isNotNull(vendor.verifiedAt), isNull(vendor.suspendedAt))
  return 'endedBy' in filter
    ? and(
        isMandatoryPass(db),
        lte(vettingCheck.expiresAt, filter.endedBy),
        or(isVerified, eq(vendor.suspendedFor, 'lapsed-check')),
      )
    : and(
        isMandatoryPass(db),
        isVerified,
        gt(vettingCheck.expiresAt, filter.after),
        lte(vettingCheck.expiresAt, filter.by),
      )
}

const named = alias(vendor, 'named')

/** The name of the vendor as a subquery, so that it can be a sort key without a join. */
const vendorName = sql`(select ${named.searchName} from ${vendor} ${sql.identifier('named')}
  where ${named.id} = ${vettingCheck.vendorId})`

const ORDERS: Record<CheckOrder, ListOrder> = {
  soonest: { key: vettingCheck.expiresAt },
  latest: { key: vettingCheck.expiresAt, down: true },
  name: { key: vendorName },
  'name-desc': { key: vendorName, down: true },
  kind: { key: vettingCheck.kind },
  'kind-desc': { key: vettingCheck.kind, down: true },
}

/** The condition that a document or statement came in after the last verdict on its kind, as `isInReview` of the domain. */
const isInReview = sql<boolean>`(
  select max(submitted_at) from (
    select uploaded_at as submitted_at from ${vettingDocument} as document
      where document.vendor_id = ${vettingCheck.vendorId} and document.kind = ${vettingCheck.kind}
    union all
    select stated_at from ${gardaStatement} as statement
      where statement.vendor_id = ${vettingCheck.vendorId} and ${vettingCheck.kind} = 'garda-vetting'
  ) as submitted
) > (
  select max(checked_at) from ${vettingCheck} as verdict
    where verdict.vendor_id = ${vettingCheck.vendorId} and verdict.kind = ${vettingCheck.kind}
) is true`

/** The order of the checks, and the ids of the selected ones; without ids, all. */
export interface EndingChoice {
  order: CheckOrder
  ids?: readonly string[] | undefined
}

/** Finds a page of the checks that match a filter, in its order. */
export const findEnding = (
  db: Queryable,
  filter: EndingFilter,
  { order, ids }: EndingChoice,
  { limit, offset, after }: Place,
) =>
  db
    .select({
      check: vettingCheck,
      vendor: {
        id: vendor.id,
        name: account.name,
        imageKey: account.imageKey,
        speciality: vendor.speciality,
        city: vendor.city,
      },
      hasNewDocument: isInReview,
    })
    .from(vettingCheck)
    .innerJoin(vendor, eq(vendor.id, vettingCheck.vendorId))
    .innerJoin(account, eq(account.id, vendor.id))
    .where(
      and(
        matches(db, filter),
        ids && inArray(vettingCheck.id, [...ids]),
        follows(ORDERS[order], vettingCheck.id, after),
      ),
    )
    .orderBy(...inOrder(ORDERS[order], vettingCheck.id))
    .limit(limit)
    .offset(offset)
export type EndingRow = Awaited<ReturnType<typeof findEnding>>[number]

/** Counts the checks, and finds when the first of them expires or expired. */
export async function countEnding(db: Queryable, filter: EndingFilter) {
  const [row] = await db
    .select({ count: count(), since: min(vettingCheck.expiresAt) })
    .from(vettingCheck)
    .innerJoin(vendor, eq(vendor.id, vettingCheck.vendorId))
    .where(matches(db, filter))
  return row!
}
