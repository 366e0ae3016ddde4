import type { BroadcastOnWire, exportBroadcasts } from '@anseo/contract/broadcasts'
import type { QueryOf } from '@anseo/contract/call'
import { audienceText } from '@anseo/domain/audience'
import { everyPage } from '../../../platform/database/every-page.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import type { CsvColumn } from '../../../platform/http/csv-file.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { exportPages } from '../../audit/public.ts'
import { readBroadcasts } from './list-broadcasts.ts'

const columnsOf = ({ settings }: Runtime): readonly CsvColumn<BroadcastOnWire>[] => [
  { head: 'Id', valueOf: ({ _id }) => _id },
  { head: 'Announcement', valueOf: ({ content }) => content },
  { head: 'To', valueOf: ({ audience }) => audienceText(audience, settings.current.specialities) },
  { head: 'Sent', valueOf: ({ sentAt }) => sentAt },
  { head: 'By', valueOf: ({ sentBy }) => sentBy },
  { head: 'People', valueOf: ({ people }) => people },
  { head: 'Read by', valueOf: ({ read }) => read },
]

/** Returns the announcements that were sent as a CSV file. */
export const exportBroadcastsBy = (
  runtime: Runtime,
  caller: Caller,
  query: QueryOf<typeof exportBroadcasts>,
) =>
  exportPages(runtime, caller, query, {
    name: 'announcements',
    columns: columnsOf(runtime),
    pages: everyPage((place) => readBroadcasts(runtime.db, place, query.ids)),
  })
