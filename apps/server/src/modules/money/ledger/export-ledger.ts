import type { QueryOf } from '@anseo/contract/call'
import type { exportLedger } from '@anseo/contract/ledger'
import { centsToEuro } from '@anseo/domain/money'
import type { Queryable } from '../../../platform/database/database.ts'
import { everyPage } from '../../../platform/database/every-page.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import type { CsvColumn } from '../../../platform/http/csv-file.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { exportPages } from '../../audit/public.ts'
import { findLines, findMovements, type LineRow, type MovementRow } from './movement-store.ts'

type Line = MovementRow & { line: LineRow }

const COLUMNS: readonly CsvColumn<Line>[] = [
  { head: 'Time', valueOf: ({ movement }) => movement.happenedAt.toISOString() },
  { head: 'Movement', valueOf: ({ movement }) => movement.kind },
  { head: 'Source', valueOf: ({ movement }) => movement.source },
  { head: 'Provider', valueOf: ({ movement }) => movement.providerRef },
  { head: 'Appointment', valueOf: ({ appointmentId }) => appointmentId },
  { head: 'Client', valueOf: ({ clientName }) => clientName },
  { head: 'Vendor', valueOf: ({ vendorName, payeeName }) => vendorName ?? payeeName },
  { head: 'Account', valueOf: ({ line }) => line.account },
  { head: 'Debit', valueOf: ({ line }) => (line.cents > 0 ? centsToEuro(line.cents) : null) },
  { head: 'Credit', valueOf: ({ line }) => (line.cents < 0 ? centsToEuro(-line.cents) : null) },
]

type Filter = QueryOf<typeof exportLedger>

/** Returns the ledger entries as a CSV file, a line for each (M6). */
export const exportLedgerBy = (runtime: Runtime, caller: Caller, filter: Filter) =>
  exportPages(runtime, caller, filter, {
    name: 'ledger',
    columns: COLUMNS,
    pages: linesOf(runtime.db, filter),
  })

async function* linesOf(db: Queryable, filter: Filter): AsyncGenerator<Line[]> {
  const pages = everyPage(async (place) =>
    (await findMovements(db, filter, place)).map((row) => ({ ...row, _id: row.movement.id })),
  )
  for await (const movements of pages) {
    const found = await findLines(
      db,
      movements.map(({ _id }) => _id),
    )
    const byMovement = Map.groupBy(found, ({ movementId }) => movementId)
    yield movements.flatMap((row) => (byMovement.get(row._id) ?? []).map((line) => ({ ...row, line })))
  }
}
