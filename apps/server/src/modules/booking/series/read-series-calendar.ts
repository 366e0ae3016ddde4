import type { Queryable } from '../../../platform/database/database.ts'
import { readVendorCalendar } from '../calendar/read-calendar.ts'

/** Later than any date, whose years have four digits. */
const NO_END = new Date('9999-12-31T23:59:59Z')

/**
 * Reads a vendor's calendar for a series, without an end, since the dates of a series can be years ahead (C6).
 * @throws Refusal `VENDOR_NOT_FOUND`
 */
export const readSeriesCalendar = (
  db: Queryable,
  vendorId: string,
  now: Date,
  options: Parameters<typeof readVendorCalendar>[3],
) => readVendorCalendar(db, vendorId, now, { ...options, latest: NO_END })
