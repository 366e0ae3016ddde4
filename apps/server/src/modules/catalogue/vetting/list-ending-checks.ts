import type { QueryOf, ReplyOf } from '@anseo/contract/call'
import type { listEndingChecks } from '@anseo/contract/vetting'
import { imageUrl } from '../../../platform/http/image-url.ts'
import { placeOf } from '../../../platform/database/counted-rows.ts'
import type { Queryable } from '../../../platform/database/database.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { countEnding, type EndingFilter, type EndingRow, findEnding } from './ending-store.ts'

const DAY_MS = 86_400_000

const endingWithin = (now: Date, days: number): EndingFilter => ({
  after: now,
  by: new Date(now.getTime() + days * DAY_MS),
})

/** A page of the needed checks that end within some days, or that have ended and keep a vendor off the list (growth D5). */
export async function listEndingChecksBy(
  { db, clock }: Pick<Runtime, 'db' | 'clock'>,
  query: QueryOf<typeof listEndingChecks>,
): Promise<ReplyOf<typeof listEndingChecks>> {
  const { page, pageSize, endingWithinDays: days } = query
  const now = clock.now()
  const filter = days === 0 ? { endedBy: now } : endingWithin(now, days)
  const [rows, { count }] = await Promise.all([
    findEnding(db, filter, placeOf(query)),
    countEnding(db, filter),
  ])
  return { success: true, rows: rows.map(present), total: count, page, pageSize }
}

/** How many needed checks of listed vendors end within some days, and when the first does. */
export const countEndingChecks = (db: Queryable, now: Date, days: number) =>
  countEnding(db, endingWithin(now, days))

/** How many have ended and keep, or will at once keep, a vendor off the list, and when the first did. */
export const countEndedChecks = (db: Queryable, now: Date) => countEnding(db, { endedBy: now })

const present = ({ check, vendor, hasNewPaper, bookingsAfter }: EndingRow) => ({
  _id: check.id,
  kind: check.kind,
  expiresAt: check.expiresAt!.toISOString(),
  warned: check.warnedAt !== null,
  hasNewPaper,
  bookingsAfter,
  vendor: {
    _id: vendor.id,
    name: vendor.name,
    image: imageUrl(vendor.imageKey),
    speciality: vendor.speciality,
    city: vendor.city,
  },
})
