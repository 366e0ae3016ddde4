import { dublinDate } from '@anseo/domain/dublin-time'
import { formatSlotDate } from '@anseo/domain/slot-date'
import type { Caller } from '../../platform/http/caller.ts'
import { type CsvColumn, streamedCsv } from '../../platform/http/csv-file.ts'
import type { StreamedFile } from '../../platform/http/streamed-file.ts'
import type { Place } from '../../platform/database/counted-rows.ts'
import { everyPage } from '../../platform/database/every-page.ts'
import type { Runtime } from '../../platform/runtime.ts'
import { recordAudit } from './record-audit.ts'

interface ListFile<Row> {
  /** The name of the list, such as 'payments'. */
  name: string
  columns: readonly CsvColumn<Row>[]
}

interface ExportedList<Row, Query> extends ListFile<Row> {
  find: (runtime: Runtime, query: Query, place: Place) => Promise<Row[]>
}

interface ExportedPages<Row> extends ListFile<Row> {
  pages: AsyncIterable<readonly Row[]>
}

/** The filters of a download, and the ids of rows that were selected. */
type Filters = Readonly<Record<string, unknown>> & { ids?: readonly string[] | undefined }

/**
 * Returns a function that exports one of the operator's lists as a CSV file, and records the download in the audit log
 * (D4).
 */
export const listExport =
  <Row extends { _id: string }, Query extends Filters>({ find, ...file }: ExportedList<Row, Query>) =>
  (runtime: Runtime, caller: Caller, query: Query): Promise<StreamedFile> =>
    exportPages(runtime, caller, query, {
      ...file,
      pages: everyPage((place) => find(runtime, query, place)),
    })

/**
 * Exports a list like `listExport`, but one whose columns are not known in advance, or whose lines are not its rows one
 * by one.
 */
export async function exportPages<Row>(
  { transaction, clock }: Pick<Runtime, 'transaction' | 'clock'>,
  { accountId: adminId }: Caller,
  filters: Filters,
  { name, columns, pages }: ExportedPages<Row>,
): Promise<StreamedFile> {
  await transaction((unit) =>
    recordAudit(unit, {
      adminId,
      action: 'list.exported',
      subject: { kind: 'list', id: name },
      details: asFacts(filters),
    }),
  )
  const today = formatSlotDate(dublinDate(clock.now()))
  return streamedCsv(`${name}-${today}.csv`, columns, pages)
}

/** Returns the filters that were set, as the audit log shows them; without the searched words, which name people. */
function asFacts({ ids, search, ...filters }: Filters): Record<string, string> {
  const facts: Record<string, string> = {}
  for (const [name, value] of Object.entries(filters)) {
    if (value === undefined || value === '') continue
    facts[name] = value instanceof Date ? value.toISOString() : String(value)
  }
  if (search) facts.search = 'yes'
  if (ids) facts.selected = ids.join(', ')
  return facts
}
