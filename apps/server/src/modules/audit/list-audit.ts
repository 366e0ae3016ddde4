import type { exportAudit, listAudit, listAuditChoices } from '@anseo/contract/audit'
import type { QueryOf, ReplyOf } from '@anseo/contract/call'
import { titleCase } from '@anseo/domain/person-name'
import { type CsvColumn, streamedCsv } from '../../platform/http/csv-file.ts'
import type { StreamedFile } from '../../platform/http/streamed-file.ts'
import { countedRows, placeOf } from '../../platform/database/counted-rows.ts'
import { everyPage } from '../../platform/database/every-page.ts'
import type { Runtime } from '../../platform/runtime.ts'
import { type AuditRow, countAudit, findActions, findAdmins, findAudit } from './audit-store.ts'
import { presentAudit } from './present-audit.ts'
import { namesOfSubjects } from './subject-names.ts'

/** A page of what admins and the system did to others, newest first. */
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

/** The entries that the filters leave as a file, newest first. */
export const exportAuditBy = async (
  { db }: Pick<Runtime, 'db'>,
  query: QueryOf<typeof exportAudit>,
): Promise<StreamedFile> =>
  streamedCsv(
    'anseo-audit.csv',
    COLUMNS,
    everyPage(async (place) => present(db, await findAudit(db, query, place))),
  )

async function present(db: Runtime['db'], rows: AuditRow[]) {
  const names = await namesOfSubjects(
    db,
    rows.map(({ entry }) => entry.subjectId),
  )
  return rows.map((row) => presentAudit(row, names))
}
