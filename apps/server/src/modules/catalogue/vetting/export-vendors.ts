import type { exportVendors, VettedVendorOnWire } from '@anseo/contract/administration'
import type { QueryOf } from '@anseo/contract/call'
import type { CsvColumn } from '../../../platform/http/csv-file.ts'
import { listExport } from '../../audit/public.ts'
import { presentVetted } from './list-vetted-vendors.ts'
import { findVetted } from './vetting-store.ts'

const COLUMNS: readonly CsvColumn<VettedVendorOnWire>[] = [
  { head: 'Id', valueOf: ({ _id }) => _id },
  { head: 'Name', valueOf: ({ name }) => name },
  { head: 'Email', valueOf: ({ email }) => email },
  { head: 'Email verified', valueOf: ({ emailVerified }) => (emailVerified ? 'yes' : 'no') },
  { head: 'Phone', valueOf: ({ phone }) => phone },
  { head: 'Speciality', valueOf: ({ speciality }) => speciality },
  { head: 'Town', valueOf: ({ city }) => city },
  { head: 'Area', valueOf: ({ location }) => location },
  { head: 'Per hour', valueOf: ({ fees }) => fees },
  { head: 'Bookings open', valueOf: ({ available }) => (available ? 'yes' : 'no') },
  { head: 'Vetting', valueOf: ({ vetting }) => vetting },
  { head: 'Last decision', valueOf: ({ vettingReason }) => vettingReason },
  { head: 'Applied', valueOf: ({ appliedAt }) => appliedAt },
  { head: 'Completed', valueOf: ({ completedAppointments }) => completedAppointments },
]

/** Returns the vendors that a search finds as a CSV file. */
export const exportVendorsBy = listExport({
  name: 'vendors',
  columns: COLUMNS,
  find: async ({ db }, query: QueryOf<typeof exportVendors>, place) =>
    (await findVetted(db, query, place)).map(presentVetted),
})
