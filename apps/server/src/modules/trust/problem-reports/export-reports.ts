import type { QueryOf } from '@anseo/contract/call'
import type { exportReports, ProblemReportOnWire } from '@anseo/contract/problem-reports'
import { isoOfSlotDate } from '@anseo/domain/slot-date'
import type { CsvColumn } from '../../../platform/http/csv-file.ts'
import { listExport } from '../../audit/public.ts'
import { presentReports } from './present.ts'
import { findReportPage } from './search-store.ts'

const COLUMNS: readonly CsvColumn<ProblemReportOnWire>[] = [
  { head: 'Id', valueOf: ({ _id }) => _id },
  { head: 'State', valueOf: ({ status }) => status },
  { head: 'Report', valueOf: ({ text }) => text },
  { head: 'Reported', valueOf: ({ reportedAt }) => reportedAt },
  { head: 'Resolved', valueOf: ({ settledAt }) => settledAt },
  { head: 'Refund', valueOf: ({ refundAmount }) => refundAmount },
  { head: 'Client', valueOf: ({ client }) => client.name },
  { head: 'Vendor', valueOf: ({ vendor }) => vendor.name },
  { head: 'Appointment', valueOf: ({ appointment }) => appointment._id },
  { head: 'Day', valueOf: ({ appointment }) => isoOfSlotDate(appointment.slotDate) },
  { head: 'Total', valueOf: ({ appointment }) => appointment.totalAmount },
]

/** Returns the problem reports that a search finds as a CSV file. */
export const exportReportsBy = listExport({
  name: 'reports',
  columns: COLUMNS,
  find: async ({ db }, query: QueryOf<typeof exportReports>, place) =>
    presentReports(db, await findReportPage(db, query, place)),
})
