import type { exportAccounts, PersonOnWire } from '@anseo/contract/accounts-admin'
import type { QueryOf } from '@anseo/contract/call'
import type { CsvColumn } from '../../../platform/http/csv-file.ts'
import { listExport } from '../../../modules/audit/public.ts'
import { readAccounts } from './list-accounts.ts'

const COLUMNS: readonly CsvColumn<PersonOnWire>[] = [
  { head: 'Id', valueOf: ({ _id }) => _id },
  { head: 'Site', valueOf: ({ role }) => role },
  { head: 'Name', valueOf: ({ name }) => name },
  { head: 'Email', valueOf: ({ email }) => email },
  { head: 'Email verified', valueOf: ({ emailVerified }) => (emailVerified ? 'yes' : 'no') },
  { head: 'Since', valueOf: ({ since }) => since },
  { head: 'Bookings', valueOf: ({ bookings }) => bookings },
  { head: 'Cancelled', valueOf: ({ cancelled }) => cancelled },
  { head: 'Speciality', valueOf: ({ trade }) => trade?.speciality ?? null },
  { head: 'Town', valueOf: ({ trade }) => trade?.city ?? null },
  { head: 'Vetting', valueOf: ({ trade }) => trade?.vetting ?? null },
]

/** Returns the accounts that a search finds as a CSV file. */
export const exportAccountsBy = listExport({
  name: 'people',
  columns: COLUMNS,
  find: ({ db }, query: QueryOf<typeof exportAccounts>, place) => readAccounts(db, query, place),
})
