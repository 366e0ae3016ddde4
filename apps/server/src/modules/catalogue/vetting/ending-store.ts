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
import { vettingCheck, vettingDocument } from '../tables/vetting.ts'

/** Needed passes that end after one instant and by another, of vendors on the list; or, that have ended. */
export type EndingFilter = { after: Date; by: Date } | { endedBy: Date }

const later = alias(vettingCheck, 'later')

/** The latest pass of a kind that its vendor is not listed without. */
const isNeededPass = (db: Queryable) => {
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
  const isListed = and(isNotNull(vendor.verifiedAt), isNull(vendor.suspendedAt))
  return 'endedBy' in filter
    ? and(
        isNeededPass(db),
        lte(vettingCheck.expiresAt, filter.endedBy),
        or(isListed, eq(vendor.suspendedFor, 'lapsed-check')),
      )
    : and(
        isNeededPass(db),
        isListed,
        gt(vettingCheck.expiresAt, filter.after),
        lte(vettingCheck.expiresAt, filter.by),
      )
}

const named = alias(vendor, 'named')

/** The name of the vendor, as a key that stands for itself wherever the check is read. */
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

/** An order of them, and the ids of those that were selected. */
export interface EndingChoice {
  order: CheckOrder
  ids?: readonly string[] | undefined
}

/** Some of them, in an order. */
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
      hasNewDocument: sql<boolean>`exists ${db
        .select({ one: sql`1` })
        .from(vettingDocument)
        .where(
          and(
            eq(vettingDocument.vendorId, vettingCheck.vendorId),
            eq(vettingDocument.kind, vettingCheck.kind),
            gt(vettingDocument.uploadedAt, vettingCheck.checkedAt),
          ),
        )}`,
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
