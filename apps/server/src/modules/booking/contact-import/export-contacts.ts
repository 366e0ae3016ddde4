import { type CsvColumn, csvFile } from '../../../platform/http/csv-file.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import type { ContactOnWire } from '@anseo/contract/contacts'
import { presentAll } from '../contacts/list-contacts.ts'
import { findContacts } from '../contacts/store.ts'

type Exported = ContactOnWire & { note: string | null }

const COLUMNS: readonly CsvColumn<Exported>[] = [
  { head: 'Name', valueOf: ({ name }) => name },
  { head: 'Phone', valueOf: ({ phone }) => phone },
  { head: 'Email', valueOf: ({ email }) => email },
  { head: 'Tags', valueOf: ({ tags }) => tags.join(', ') },
  { head: 'Notes', valueOf: ({ note }) => note },
  { head: 'Visits', valueOf: ({ visits }) => visits },
  { head: 'No-shows', valueOf: ({ noShows }) => noShows },
  { head: 'Spent', valueOf: ({ spent }) => spent },
  { head: 'Last visit', valueOf: ({ lastVisit }) => lastVisit },
  { head: 'Next visit', valueOf: ({ nextVisit }) => nextVisit },
  { head: 'Since', valueOf: ({ since }) => since },
]

/** Returns the vendor's clients as a spreadsheet, as its list shows them; it can be imported again. */
export async function exportContactsOf({ db, clock }: Runtime, { accountId }: Caller): Promise<File> {
  const found = await findContacts(db, accountId, { search: undefined, limit: undefined, after: undefined })
  const shown = await presentAll(db, accountId, found, clock.now())
  return csvFile(
    'clients.csv',
    COLUMNS,
    shown.map((one, place) => ({ ...one, note: found[place]!.row.note })),
  )
}
