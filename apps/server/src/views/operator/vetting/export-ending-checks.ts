import type { QueryOf } from '@anseo/contract/call'
import type { EndingCheckOnWire, exportEndingChecks } from '@anseo/contract/vetting'
import { CHECK_NAMES } from '@anseo/domain/vetting-checks'
import { listExport } from '../../../modules/audit/public.ts'
import type { CsvColumn } from '../../../platform/http/csv-file.ts'
import { readEndingChecks } from './list-ending-checks.ts'

const COLUMNS: readonly CsvColumn<EndingCheckOnWire>[] = [
  { head: 'Id', valueOf: ({ _id }) => _id },
  { head: 'Vendor', valueOf: ({ vendor }) => vendor.name },
  { head: 'Vendor id', valueOf: ({ vendor }) => vendor._id },
  { head: 'Speciality', valueOf: ({ vendor }) => vendor.speciality },
  { head: 'Town', valueOf: ({ vendor }) => vendor.city },
  { head: 'Document', valueOf: ({ kind }) => CHECK_NAMES[kind] },
  { head: 'Expires', valueOf: ({ expiresAt }) => expiresAt },
  { head: 'Document ends', valueOf: ({ documentEndsAt }) => documentEndsAt },
  { head: 'Times told', valueOf: ({ timesWarned }) => timesWarned },
  { head: 'Last told', valueOf: ({ warnedAt }) => warnedAt },
  { head: 'New document', valueOf: ({ hasNewDocument }) => (hasNewDocument ? 'yes' : 'no') },
  { head: 'Bookings after that', valueOf: ({ bookingsAfter }) => bookingsAfter },
  { head: 'Their amount', valueOf: ({ amountAfter }) => amountAfter },
]

/** Returns the checks that expire within some days as a CSV file. */
export const exportEndingChecksBy = listExport({
  name: 'checks',
  columns: COLUMNS,
  find: (runtime, query: QueryOf<typeof exportEndingChecks>, place) =>
    readEndingChecks(runtime, query, place),
})
