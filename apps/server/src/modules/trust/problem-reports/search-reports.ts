import type { QueryOf, ReplyOf } from '@anseo/contract/call'
import type { searchProblemReports } from '@anseo/contract/problem-reports'
import { countedRows, placeOf } from '../../../platform/database/counted-rows.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { presentReports } from './present.ts'
import { countReports, findReportPage } from './search-store.ts'

/** Returns a page of problem reports, with how many of them are open and settled. */
export async function searchReports(
  { db }: Pick<Runtime, 'db'>,
  { page, pageSize, ...filter }: QueryOf<typeof searchProblemReports>,
): Promise<ReplyOf<typeof searchProblemReports>> {
  const [rows, counts] = await Promise.all([
    findReportPage(db, filter, placeOf({ page, pageSize })),
    countReports(db, filter.search),
  ])
  return {
    reports: await presentReports(db, rows),
    counts,
    ...countedRows(counts[filter.status]),
    page,
    pageSize,
  }
}
