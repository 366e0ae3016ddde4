import type { QueryOf } from '@anseo/contract/call'
import type { exportLedger, MovementOnWire } from '@anseo/contract/ledger'
import type { Queryable } from '../../../platform/database/database.ts'
import { everyPage } from '../../../platform/database/every-page.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import type { CsvColumn } from '../../../platform/http/csv-file.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { exportPages } from '../../audit/public.ts'
import { withLines } from './list-movements.ts'
import { findMovements } from './movement-store.ts'

type Line = MovementOnWire & { line: MovementOnWire['lines'][number] }

const COLUMNS: readonly CsvColumn<Line>[] = [
  { head: 'Time', valueOf: ({ at }) => at },
  { head: 'Movement', valueOf: ({ kind }) => kind },
  { head: 'Source', valueOf: ({ source }) => source },
  { head: 'Provider', valueOf: ({ providerRef }) => providerRef },
  { head: 'Appointment', valueOf: ({ appointment }) => appointment?._id ?? null },
  { head: 'Client', valueOf: ({ appointment }) => appointment?.client.name ?? null },
  { head: 'Vendor', valueOf: ({ appointment, vendor }) => (appointment?.vendor ?? vendor)?.name ?? null },
  { head: 'Account', valueOf: ({ line }) => line.account },
  { head: 'Debit', valueOf: ({ line }) => (line.amount > 0 ? line.amount : null) },
  { head: 'Credit', valueOf: ({ line }) => (line.amount < 0 ? -line.amount : null) },
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
  const pages = everyPage(async (place) => withLines(db, await findMovements(db, filter, place)))
  for await (const movements of pages) {
    yield movements.flatMap((movement) => movement.lines.map((line) => ({ ...movement, line })))
  }
}
