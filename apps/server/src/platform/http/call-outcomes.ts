import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { idempotencyReply } from '../database/schema/replies.ts'
import type { IdempotencyEntry } from '../unit-of-work/idempotent-call.ts'

/**
 * Locks the rows of several calls with an `Idempotency-Key`, so that one run of each at a time gets through, without
 * waiting for another run.
 * @returns whether a call is locked, has no outcome yet, and is the only one of its key here.
 */
export async function lockOutcomes(
  db: Transaction,
  entries: readonly IdempotencyEntry[],
): Promise<(entry: IdempotencyEntry) => boolean> {
  if (entries.length === 0) return () => true
  const accountIds = sql.param(entries.map(({ accountId }) => accountId))
  const keys = sql.param(entries.map(({ key }) => key))
  const { accountId, key, outcome } = idempotencyReply
  const rows = await db
    .select({ accountId, key, outcome })
    .from(idempotencyReply)
    .where(sql`(${accountId}, ${key}) in (select * from unnest(${accountIds}::uuid[], ${keys}::text[]))`)
    .for('update', { skipLocked: true })
  return (entry) =>
    rows.some((row) => row.outcome === null && isSame(entry)(row)) &&
    entries.filter(isSame(entry)).length === 1
}

const isSame = (a: IdempotencyEntry) => (b: IdempotencyEntry) =>
  a.accountId === b.accountId && a.key === b.key

/**
 * Returns the statement that stores the outcomes of calls, as a part of the statement that does their work.
 * @param outcomes selects account, key and the result, which is an id.
 */
export const storeOutcomes = (outcomes: SQL): SQL => sql`
  update kept_reply set outcome = jsonb_build_object('result', done.result)
  from (${outcomes}) as done (account_id, key, result)
  where kept_reply.account_id = done.account_id and kept_reply.key = done.key`
