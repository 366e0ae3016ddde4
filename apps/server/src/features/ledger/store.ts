import type { LedgerLine } from '@anseo/domain/ledger'
import type { Transaction } from '../../infrastructure/database/database.ts'
import { ledgerEntry, ledgerMovement } from '../../infrastructure/database/schema/ledger.ts'

/** Inserts the head of a movement and answers its id; null when it is booked already. */
export async function insertMovement(
  db: Transaction,
  values: typeof ledgerMovement.$inferInsert,
): Promise<string | null> {
  const [row] = await db
    .insert(ledgerMovement)
    .values(values)
    .onConflictDoNothing({ target: [ledgerMovement.kind, ledgerMovement.source] })
    .returning({ id: ledgerMovement.id })
  return row?.id ?? null
}

export async function insertEntries(db: Transaction, movementId: string, lines: readonly LedgerLine[]) {
  await db
    .insert(ledgerEntry)
    .values(lines.map(({ account, vendorId = null, cents }) => ({ movementId, account, vendorId, cents })))
}
