import { nextTaxStep, type TaxRequestStep } from '@anseo/domain/tax-request'
import { yearOf } from '@anseo/domain/tax-quarter'
import { and, asc, eq, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/database.ts'
import { vendor } from '../../catalogue/tables/vendors.ts'
import { taxRequest } from '../tables/tax.ts'

export type TaxRequestRow = typeof taxRequest.$inferSelect

/** The condition that the vendor's payouts wait for its tax details. */
export const isHeldForTax: SQL<boolean> = sql<boolean>`exists (select from ${taxRequest}
  where ${taxRequest.vendorId} = ${vendor.id} and ${taxRequest.heldAt} is not null and ${taxRequest.givenAt} is null)`

/** Opens the request for a vendor's tax details, to be sent by the next sweep, unless there is one. */
export async function openRequest(db: Transaction, vendorId: string, now: Date): Promise<void> {
  await db
    .insert(taxRequest)
    .values({ vendorId, nextAt: now, copyYear: yearOf(now) - 1 })
    .onConflictDoNothing()
}

/** Finds the request for a vendor's tax details; null if there is none. */
export async function findRequest(db: Queryable, vendorId: string): Promise<TaxRequestRow | null> {
  const [row] = await db.select().from(taxRequest).where(eq(taxRequest.vendorId, vendorId))
  return row ?? null
}

/** Finds the vendors whose next step is due, the longest waiting first. */
export const findDueRequests = (db: Queryable, now: Date, limit: number) =>
  db
    .select({ vendorId: taxRequest.vendorId })
    .from(taxRequest)
    .where(lte(taxRequest.nextAt, now))
    .orderBy(asc(taxRequest.nextAt))
    .limit(limit)

const SET_BY: Record<TaxRequestStep, 'askedAt' | 'remindedAt' | 'heldAt'> = {
  asked: 'askedAt',
  reminded: 'remindedAt',
  held: 'heldAt',
}

/** Records the next step of a request and returns it with the updated request; null if none is due. */
export async function takeStep(
  db: Transaction,
  vendorId: string,
  now: Date,
): Promise<{ step: TaxRequestStep; request: TaxRequestRow } | null> {
  const [row] = await db.select().from(taxRequest).where(eq(taxRequest.vendorId, vendorId)).for('update')
  const next = row && nextTaxStep(row, now)
  if (!row || !next || next.dueAt > now) return null
  const request = { ...row, [SET_BY[next.step]]: now }
  request.nextAt = nextTaxStep(request, now)?.dueAt ?? null
  await db.update(taxRequest).set(request).where(eq(taxRequest.vendorId, vendorId))
  return { step: next.step, request }
}

/** Records that a vendor has given its tax details, whether they were asked for or not, and ends the reminders. */
export async function settleRequest(db: Transaction, vendorId: string, now: Date): Promise<void> {
  await db
    .insert(taxRequest)
    .values({ vendorId, givenAt: now, copyYear: yearOf(now) - 1 })
    .onConflictDoUpdate({
      target: taxRequest.vendorId,
      set: { givenAt: now, nextAt: null },
      setWhere: isNull(taxRequest.givenAt),
    })
}

/** Finds the vendors that were not notified of their copy of a year yet, in a fixed order. */
export const findVendorsToNotify = (db: Queryable, year: number, limit: number) =>
  db
    .select({ vendorId: taxRequest.vendorId })
    .from(taxRequest)
    .where(sql`${taxRequest.copyYear} < ${year}`)
    .orderBy(asc(taxRequest.copyYear), asc(taxRequest.vendorId))
    .limit(limit)

/** Marks a vendor as notified of its copy of a year; returns false if it had been marked before. */
export async function markNotified(db: Transaction, vendorId: string, year: number): Promise<boolean> {
  const told = await db
    .update(taxRequest)
    .set({ copyYear: year })
    .where(and(eq(taxRequest.vendorId, vendorId), sql`${taxRequest.copyYear} < ${year}`))
    .returning({ vendorId: taxRequest.vendorId })
  return told.length > 0
}
