import { cursorOf, readCursor } from '../../../platform/http/cursor.ts'
import { invalidField } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { presentReports } from './present.ts'
import { findReports, type ReportPlace, type ReportRow, type ReportStatus } from './store.ts'

interface Page {
  status: ReportStatus
  limit?: number | undefined
  cursor?: string | undefined
}

/** Returns open reports oldest first, settled ones newest first; all of them without a page. */
export async function listReports({ db }: Pick<Runtime, 'db'>, { status, limit, cursor }: Page) {
  const after = cursor === undefined ? undefined : placeIn(cursor)
  // One more row than requested shows whether there is a next page.
  const rows = await findReports(db, status, { after, limit: limit === undefined ? undefined : limit + 1 })
  const page = limit === undefined ? rows : rows.slice(0, limit)
  return {
    reports: await presentReports(db, page),
    nextCursor: page.length < rows.length ? cursorOf({ ...placeOf(page.at(-1)!, status) }) : null,
  }
}

const placeOf = ({ report }: ReportRow, status: ReportStatus): ReportPlace => ({
  ms: String((status === 'open' ? report.reportedAt : report.settledAt!).getTime()),
  id: report.id,
})

function placeIn(cursor: string): ReportPlace {
  const place = readCursor(cursor, ['ms', 'id'])
  if (!/^\d{1,13}$/.test(place.ms)) throw invalidField('cursor', 'This cursor is not one of ours.')
  return place
}
