import type { LedgerLine } from '@anseo/domain/ledger'
import { and, desc, eq, gte, lt, type SQL } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/database.ts'
import { ledgerEntry, ledgerMovement } from '../tables/ledger.ts'

/** A line with the movement that it belongs to. */
export interface BookedEntry {
  entry: typeof ledgerEntry.$inferSelect
  movement: typeof ledgerMovement.$inferSelect
}

interface Stretch {
  from: Date | undefined
  to: Date | undefined
}

const within = ({ from, to }: Stretch): SQL | undefined =>
  and(from && gte(ledgerMovement.happenedAt, from), to && lt(ledgerMovement.happenedAt, to))

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

/** Entries of a stretch, newest first, all or `limit`, those before an id. */
export async function findEntries(
  db: Queryable,
  { beforeId, limit, ...stretch }: Stretch & { beforeId: number | undefined; limit: number | undefined },
): Promise<BookedEntry[]> {
  const newestFirst = db
    .select({ entry: ledgerEntry, movement: ledgerMovement })
    .from(ledgerEntry)
    .innerJoin(ledgerMovement, eq(ledgerMovement.id, ledgerEntry.movementId))
    .where(and(within(stretch), beforeId === undefined ? undefined : lt(ledgerEntry.id, beforeId)))
    .orderBy(desc(ledgerEntry.id))
  return limit === undefined ? newestFirst : newestFirst.limit(limit)
}
