import type { LedgerLine } from '@anseo/domain/ledger'
import { and, desc, eq, lt } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/database.ts'
import { isWithin, type Period } from '../../../platform/database/is-within.ts'
import { ledgerEntry, ledgerMovement } from '../tables/ledger.ts'

/** A ledger entry with its movement. */
export interface BookedEntry {
  entry: typeof ledgerEntry.$inferSelect
  movement: typeof ledgerMovement.$inferSelect
}

/** Inserts a movement without its entries; returns its id, or null if the movement is recorded already. */
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

/** Inserts the entries of a movement; the ledger requires that their cents sum to zero. */
export async function insertEntries(db: Transaction, movementId: string, lines: readonly LedgerLine[]) {
  await db
    .insert(ledgerEntry)
    .values(lines.map(({ account, vendorId = null, cents }) => ({ movementId, account, vendorId, cents })))
}

/** Finds the entries of a period, newest first; `beforeId` and `limit` page through them. */
export async function findEntries(
  db: Queryable,
  { beforeId, limit, ...period }: Period & { beforeId: number | undefined; limit: number },
): Promise<BookedEntry[]> {
  return db
    .select({ entry: ledgerEntry, movement: ledgerMovement })
    .from(ledgerEntry)
    .innerJoin(ledgerMovement, eq(ledgerMovement.id, ledgerEntry.movementId))
    .where(
      and(
        isWithin(ledgerMovement.happenedAt, period),
        beforeId === undefined ? undefined : lt(ledgerEntry.id, beforeId),
      ),
    )
    .orderBy(desc(ledgerEntry.id))
    .limit(limit)
}
