import type { QueryOf } from '@anseo/contract/call'
import type { exportLedger } from '@anseo/contract/ledger'
import { dublinDate } from '@anseo/domain/dublin-time'
import { centsToEuro } from '@anseo/domain/money'
import { formatSlotDate } from '@anseo/domain/slot-date'
import { type CsvColumn, csvFile } from '../../../platform/http/csv-file.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { findLines, findMovements, type LineRow, type MovementRow } from './movement-store.ts'

/** The number of movements whose lines are read at once, because a query has a limit of parameters. */
const AT_ONCE = 5_000

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

/** Returns the ledger entries as a CSV file, oldest first (M6). */
export async function exportLedgerBy(
  { db, clock }: Pick<Runtime, 'db' | 'clock'>,
  filter: QueryOf<typeof exportLedger>,
): Promise<File> {
  const movements = (await findMovements(db, filter)).toReversed()
  const lines: Line[] = []
  for (let from = 0; from < movements.length; from += AT_ONCE) {
    const some = movements.slice(from, from + AT_ONCE)
    const found = await findLines(
      db,
      some.map(({ movement }) => movement.id),
    )
    const byMovement = Map.groupBy(found, ({ movementId }) => movementId)
    for (const row of some) {
      for (const line of byMovement.get(row.movement.id) ?? []) lines.push({ ...row, line })
    }
  }
  return csvFile(`ledger-${formatSlotDate(dublinDate(clock.now()))}.csv`, COLUMNS, lines)
}
