import type { QueryOf, ReplyOf } from '@anseo/contract/call'
import type { listEndingChecks as listEndingChecksCall } from '@anseo/contract/vetting'
import { countBookingsFrom } from '../../../modules/booking/public.ts'
import { listEndingChecks, type EndingRow } from '../../../modules/catalogue/public.ts'
import { placeOf } from '../../../platform/database/counted-rows.ts'
import { imageUrl } from '../../../platform/http/image-url.ts'
import type { Runtime } from '../../../platform/runtime.ts'

/** A page of the checks that end, each with how many bookings of its vendor lie behind its end (growth D5). */
export async function listEndingChecksBy(
  { db, clock }: Pick<Runtime, 'db' | 'clock'>,
  query: QueryOf<typeof listEndingChecksCall>,
): Promise<ReplyOf<typeof listEndingChecksCall>> {
  const { page, pageSize, endingWithinDays } = query
  const { rows, total } = await listEndingChecks(db, clock.now(), endingWithinDays, placeOf(query))
  const bookings = await countBookingsFrom(
    db,
    rows.map(({ check }) => ({ vendorId: check.vendorId, from: check.expiresAt! })),
  )
  return { success: true, rows: rows.map((row, at) => present(row, bookings[at]!)), total, page, pageSize }
}

const present = ({ check, vendor, hasNewPaper }: EndingRow, bookingsAfter: number) => ({
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
