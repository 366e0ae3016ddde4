import type { QueryOf } from '@anseo/contract/call'
import type { contentNoticeCalls, NoticeRowOnWire } from '@anseo/contract/content-notices'
import type { CsvColumn } from '../../../platform/http/csv-file.ts'
import { listExport } from '../../audit/public.ts'
import { presentNotice } from './present.ts'
import { findNotices } from './store.ts'

const COLUMNS: readonly CsvColumn<NoticeRowOnWire>[] = [
  { head: 'Id', valueOf: ({ _id }) => _id },
  { head: 'Kind', valueOf: ({ kind }) => kind },
  { head: 'Content', valueOf: ({ id }) => id },
  { head: 'Author', valueOf: ({ author }) => author?.name ?? null },
  { head: 'Author id', valueOf: ({ author }) => author?._id ?? null },
  { head: 'Reported as', valueOf: ({ reason }) => reason },
  { head: 'Report', valueOf: ({ text }) => text },
  { head: 'Sent', valueOf: ({ sentAt }) => sentAt },
  { head: 'Decide by', valueOf: ({ decideBy }) => decideBy },
  { head: 'Assigned to', valueOf: ({ takenBy }) => takenBy?.name ?? null },
  { head: 'Decision', valueOf: ({ decision }) => decision },
  { head: 'Decided', valueOf: ({ decidedAt }) => decidedAt },
]

/** Returns the reports of content that a search finds as a CSV file; it names no reporter. */
export const exportNoticesBy = listExport({
  name: 'content-notices',
  columns: COLUMNS,
  find: async ({ db }, query: QueryOf<typeof contentNoticeCalls.exportNotices>, place) =>
    (await findNotices(db, query, place)).map(presentNotice),
})
