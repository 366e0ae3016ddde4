import type { QueryOf, ReplyOf } from '@anseo/contract/call'
import type { listMovements, MovementOnWire } from '@anseo/contract/ledger'
import { centsToEuro } from '@anseo/domain/money'
import type { Queryable } from '../../../platform/database/database.ts'
import { placeOf } from '../../../platform/database/counted-rows.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { reportBooks } from './books-report.ts'
import {
  findLines,
  findMovements,
  findSubjectMovements,
  type LineRow,
  type MovementRow,
  type MovementSubject,
  sumMovements,
} from './movement-store.ts'
import { presentMovement } from './present-movement.ts'

/**
 * Returns a page of ledger movements, newest first, with the sums of all that match, in euro, and the state of the
 * books (M6). The sums are null when more movements match than are counted.
 */
export async function listMovementsBy(
  { db }: Pick<Runtime, 'db'>,
  { page, pageSize, ...filter }: QueryOf<typeof listMovements>,
): Promise<ReplyOf<typeof listMovements>> {
  const [rows, { debitCents, creditCents, ...counted }, report] = await Promise.all([
    findMovements(db, filter, placeOf({ page, pageSize })),
    sumMovements(db, filter),
    reportBooks({ db }),
  ])
  const { sum: _sum, ...books } = report
  return {
    movements: await withLines(db, rows),
    debit: debitCents === null ? null : centsToEuro(debitCents),
    credit: creditCents === null ? null : centsToEuro(creditCents),
    books: { ...books, findings: [...books.findings], differences: [...books.differences] },
    ...counted,
    page,
    pageSize,
  }
}

/** Returns the movements of an appointment or a payout, oldest first. */
export const listSubjectMovements = async (
  db: Queryable,
  subject: MovementSubject,
): Promise<MovementOnWire[]> => withLines(db, await findSubjectMovements(db, subject))

/** Presents movements with their entries. */
export async function withLines(db: Queryable, rows: readonly MovementRow[]): Promise<MovementOnWire[]> {
  if (rows.length === 0) return []
  const lines = await findLines(
    db,
    rows.map(({ movement }) => movement.id),
  )
  const byMovement: Map<string, LineRow[]> = Map.groupBy(lines, ({ movementId }) => movementId)
  return rows.map((row) => presentMovement(row, byMovement.get(row.movement.id) ?? []))
}
