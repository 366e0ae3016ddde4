import type { QueryOf } from '@anseo/contract/call'
import type { AdminReviewOnWire, exportReviews } from '@anseo/contract/reviews'
import type { CsvColumn } from '../../../platform/http/csv-file.ts'
import { listExport } from '../../audit/public.ts'
import { readAll } from './list-reviews.ts'

const COLUMNS: readonly CsvColumn<AdminReviewOnWire>[] = [
  { head: 'Id', valueOf: ({ _id }) => _id },
  { head: 'By', valueOf: ({ author }) => author },
  { head: 'Client', valueOf: ({ client }) => client.name },
  { head: 'Vendor', valueOf: ({ vendor }) => vendor.name },
  { head: 'Stars', valueOf: ({ stars }) => stars },
  { head: 'Review', valueOf: ({ text }) => text },
  { head: 'Reply', valueOf: ({ reply }) => reply },
  { head: 'State', valueOf: ({ status }) => status },
  { head: 'Written', valueOf: ({ writtenAt }) => writtenAt },
  { head: 'Hidden', valueOf: ({ hiddenAt }) => hiddenAt },
  { head: 'Reason', valueOf: ({ hiddenReason }) => hiddenReason },
  { head: 'Appointment', valueOf: ({ appointmentId }) => appointmentId },
]

/** Returns the reviews that a search finds as a CSV file. */
export const exportReviewsBy = listExport({
  name: 'reviews',
  columns: COLUMNS,
  find: (runtime, query: QueryOf<typeof exportReviews>, place) => readAll(runtime, query, place),
})
