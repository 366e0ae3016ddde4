import type { exportAudit, listAudit, listAuditChoices } from '@anseo/contract/audit'
import type { QueryOf, ReplyOf } from '@anseo/contract/call'
import { titleCase } from '@anseo/domain/person-name'
import type { CsvColumn } from '../../platform/http/csv-file.ts'
import { countedRows, placeOf } from '../../platform/database/counted-rows.ts'
import type { Runtime } from '../../platform/runtime.ts'
import { type AuditRow, countAudit, findActions, findAdmins, findAudit } from './audit-store.ts'
import { listExport } from './export-list.ts'
import { presentAudit } from './present-audit.ts'
import { namesOfSubjects } from './subject-names.ts'

/** Returns a page of the audit log for an admin. */
export async function listAuditBy(
  { db }: Pick<Runtime, 'db'>,
  query: QueryOf<typeof listAudit>,
): Promise<ReplyOf<typeof listAudit>> {
  const { page, pageSize } = query
  const [rows, found] = await Promise.all([findAudit(db, query, placeOf(query)), countAudit(db, query)])
  return { entries: await present(db, rows), ...countedRows(found), page, pageSize }
}

/** Lists the values by which the log can be filtered. */
export async function listChoices({ db }: Pick<Runtime, 'db'>): Promise<ReplyOf<typeof listAuditChoices>> {
  const [admins, actions] = await Promise.all([findAdmins(db), findActions(db)])
  return { admins: admins.map((each) => ({ ...each, name: titleCase(each.name) })), actions }
}

type Entry = Awaited<ReturnType<typeof present>>[number]

const COLUMNS: CsvColumn<Entry>[] = [
  { head: 'Entry', valueOf: ({ _id }) => _id },
  { head: 'At', valueOf: ({ at }) => at },
  { head: 'Who', valueOf: ({ actor, admin }) => admin?.name ?? actor },
  { head: 'Did', valueOf: ({ action }) => action },
  { head: 'Kind', valueOf: ({ subject }) => subject.kind },
  { head: 'To what', valueOf: ({ subject }) => subject.name },
  { head: 'Id', valueOf: ({ subject }) => subject.id },
  { head: 'Reason', valueOf: ({ reason }) => reason },
  {
    head: 'More',
    valueOf: ({ facts }) =>
      facts
        .map(({ name, from, value }) => `${name}: ${from === null ? '' : `${from} to `}${value ?? 'none'}`)
        .join('; '),
  },
]

/** Returns the entries that the filters leave as a CSV file; the download itself is an entry too. */
export const exportAuditBy = listExport({
  name: 'audit',
  columns: COLUMNS,
  find: async ({ db }, query: QueryOf<typeof exportAudit>, place) =>
    present(db, await findAudit(db, query, place)),
})

async function present(db: Runtime['db'], rows: AuditRow[]) {
  const names = await namesOfSubjects(
    db,
    rows.map(({ entry }) => entry.subjectId),
  )
  return rows.map((row) => presentAudit(row, names))
}
