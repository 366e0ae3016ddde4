import { invalidCursor, readCursor } from '../../../platform/http/cursor.ts'
import { cutPage, type PageQuery } from '../../../platform/http/cursor-page.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { presentReports } from './present.ts'
import { findReports, type ReportPlace, type ReportRow, type ReportStatus } from './store.ts'

/** Returns open reports oldest first, settled ones newest first; all of them without a page. */
export async function listReports(
  { db }: Pick<Runtime, 'db'>,
  { status, limit, cursor }: PageQuery & { status: ReportStatus },
) {
  const after = cursor === undefined ? undefined : placeIn(cursor)
  const rows = await findReports(db, status, { after, limit: limit === undefined ? undefined : limit + 1 })
  const { page, nextCursor } = cutPage(rows, limit, (row) => placeOf(row, status))
  return { reports: await presentReports(db, page), nextCursor }
}

const placeOf = ({ report }: ReportRow, status: ReportStatus) => ({
  ms: String((status === 'open' ? report.reportedAt : report.settledAt!).getTime()),
  id: report.id,
})

function placeIn(cursor: string): ReportPlace {
  const place = readCursor(cursor, ['ms', 'id'])
  if (!/^\d{1,13}$/.test(place.ms)) throw invalidCursor()
  return place
}
