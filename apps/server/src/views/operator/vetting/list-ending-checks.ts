import type { QueryOf, ReplyOf } from '@anseo/contract/call'
import type {
  EndingCheckOnWire,
  exportEndingChecks,
  listEndingChecks as listEndingChecksCall,
} from '@anseo/contract/vetting'
import { mayExtend } from '@anseo/domain/check-extension'
import { reminderProblem } from '@anseo/domain/check-reminders'
import { centsToEuro } from '@anseo/domain/money'
import { type BookingsFrom, sumBookingsFrom } from '../../../modules/booking/public.ts'
import { countEndingChecks, listEndingChecks, type EndingRow } from '../../../modules/catalogue/public.ts'
import { type Place, placeOf } from '../../../platform/database/counted-rows.ts'
import { presentPerson } from '../../../modules/identity/public.ts'
import type { Runtime } from '../../../platform/runtime.ts'

/** Returns a page of the checks that expire, each with its vendor's bookings after that (growth D5). */
export async function listEndingChecksBy(
  runtime: Pick<Runtime, 'db' | 'clock'>,
  query: QueryOf<typeof listEndingChecksCall>,
): Promise<ReplyOf<typeof listEndingChecksCall>> {
  const { page, pageSize, endingWithinDays } = query
  const [rows, { count }] = await Promise.all([
    readEndingChecks(runtime, query, placeOf(query)),
    countEndingChecks(runtime.db, runtime.clock.now(), endingWithinDays),
  ])
  return { rows, total: count, page, pageSize }
}

/** Reads some of the checks that expire, in an order. */
export async function readEndingChecks(
  { db, clock }: Pick<Runtime, 'db' | 'clock'>,
  { endingWithinDays, order, ids }: QueryOf<typeof exportEndingChecks>,
  place: Place,
): Promise<EndingCheckOnWire[]> {
  const now = clock.now()
  const rows = await listEndingChecks(db, now, { days: endingWithinDays, order, ids }, place)
  const bookings = await sumBookingsFrom(
    db,
    // Of a check that has expired only what is still to come is open.
    rows.map(({ check }) => ({ vendorId: check.vendorId, from: laterOf(check.expiresAt!, now) })),
  )
  return rows.map((row, at) => present(row, bookings[at]!, now))
}

const laterOf = (one: Date, other: Date) => (one > other ? one : other)

const present = (
  { check, vendor, hasNewDocument }: EndingRow,
  { bookings, totalCents }: BookingsFrom,
  now: Date,
): EndingCheckOnWire => ({
  _id: check.id,
  kind: check.kind,
  expiresAt: check.expiresAt!.toISOString(),
  documentEndsAt: check.documentEndsAt?.toISOString() ?? null,
  timesWarned: check.timesWarned,
  warnedAt: check.warnedAt?.toISOString() ?? null,
  hasNewDocument,
  mayRemind: reminderProblem(check, now) === null,
  mayExtend: mayExtend(check, now),
  bookingsAfter: bookings,
  amountAfter: centsToEuro(totalCents),
  vendor: {
    ...presentPerson(vendor),
    speciality: vendor.speciality,
    city: vendor.city,
  },
})
