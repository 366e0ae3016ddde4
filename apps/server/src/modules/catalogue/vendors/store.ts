import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/database.ts'
import { account } from '../../identity/tables/accounts.ts'
import { vendor } from '../tables/vendors.ts'
import { isListed } from './is-listed.ts'

/**
 * Selects a vendor's notice in hours (B1): one stored by an earlier release may exceed `longestNoticeHours`, with which no
 * other rule could be changed.
 */
export const NOTICE_HOURS = sql<number>`least(${vendor.noticeHours}, 24 * ${vendor.horizonDays} - 1)`

/** The columns from which a vendor's free times are computed (B1). */
export const GRID_COLUMNS = {
  weeklyHours: vendor.weeklyHours,
  stepMinutes: vendor.stepMinutes,
  horizonDays: vendor.horizonDays,
  bufferMinutes: vendor.bufferMinutes,
  noticeHours: NOTICE_HOURS,
  base: vendor.base,
}

/** The columns that decide where a vendor can be booked, and its travel fees (B4). */
export const TRAVEL_COLUMNS = {
  visitPlace: vendor.visitPlace,
  base: vendor.base,
  radiusKm: vendor.radiusKm,
  travelFees: vendor.travelFees,
  place: vendor.place,
}

/** The columns that the public view of a vendor is made of; `base` is not public itself. Name and photo are in its account. */
export const LISTED_COLUMNS = {
  id: vendor.id,
  name: account.name,
  imageKey: account.imageKey,
  speciality: vendor.speciality,
  city: vendor.city,
  location: vendor.location,
  experience: vendor.experience,
  about: vendor.about,
  feePerHourCents: vendor.feePerHourCents,
  cancellationHours: vendor.cancellationHours,
  confirmation: vendor.confirmation,
  answerMinutes: vendor.answerMinutes,
  priceFromCents: vendor.priceFromCents,
  priceFor: vendor.priceFor,
  available: vendor.available,
  completedAppointments: vendor.completedAppointments,
  ratingStars: vendor.ratingStars,
  ratingCount: vendor.ratingCount,
  ...GRID_COLUMNS,
  ...TRAVEL_COLUMNS,
}

/** Finds a vendor if it is listed now. */
export async function findListedVendor(
  db: Queryable,
  now: Date,
  vendorId: string,
): Promise<ListedVendor | null> {
  const [row] = await selectListed(db, now, eq(vendor.id, vendorId))
  return row ?? null
}

export type ListedVendor = Awaited<ReturnType<typeof selectListed>>[number]

/** Selects the listed vendors that match, with `LISTED_COLUMNS`; the caller adds the order. */
export const selectListed = (db: Queryable, now: Date, where: SQL | undefined) =>
  db
    .select(LISTED_COLUMNS)
    .from(vendor)
    .innerJoin(account, eq(account.id, vendor.id))
    .where(and(isListed(now), where))
    .$dynamic()
