import type { QueryOf } from '@anseo/contract/call'
import type { complaintCalls, ComplaintRowOnWire } from '@anseo/contract/complaints'
import type { CsvColumn } from '../../../platform/http/csv-file.ts'
import { listExport } from '../../audit/public.ts'
import { presentComplaintRow } from './present.ts'
import { findComplaints } from './store.ts'

const COLUMNS: readonly CsvColumn<ComplaintRowOnWire>[] = [
  { head: 'Id', valueOf: ({ _id }) => _id },
  { head: 'From', valueOf: ({ name }) => name },
  { head: 'By', valueOf: ({ by }) => by },
  { head: 'Complaint', valueOf: ({ text }) => text },
  { head: 'Sent', valueOf: ({ sentAt }) => sentAt },
  { head: 'Decided by', valueOf: ({ decidedBy }) => decidedBy?.name ?? null },
  { head: 'Outcome', valueOf: ({ outcome }) => outcome },
  { head: 'Answer', valueOf: ({ answer }) => answer },
  { head: 'Answered', valueOf: ({ answeredAt }) => answeredAt },
  { head: 'Answered by', valueOf: ({ answeredBy }) => answeredBy?.name ?? null },
]

/** Returns the complaints of a status as a CSV file. */
export const exportComplaintsBy = listExport({
  name: 'complaints',
  columns: COLUMNS,
  find: async ({ db }, query: QueryOf<typeof complaintCalls.exportComplaints>, place) =>
    (await findComplaints(db, query, place)).map(presentComplaintRow),
})
