import { and, eq, isNotNull, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/database.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import { digestOf } from '../../identity/public.ts'
import { complaint } from '../tables/complaints.ts'
import { contentNotice } from '../tables/content-notices.ts'
import { statementOfReasons } from '../tables/statements-of-reasons.ts'
import { concerns, findStatement, type FoundStatement } from './store.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Finds decided reports with the complaint about each. */
export const selectDecided = (db: Queryable, where: SQL | undefined) =>
  db
    .select({ notice: contentNotice, complaint })
    .from(contentNotice)
    .leftJoin(complaint, eq(complaint.noticeId, contentNotice.id))
    .where(and(isNotNull(contentNotice.decidedAt), where))
type FoundNotice = Awaited<ReturnType<typeof selectDecided>>[number]

/** A restriction as its addressee has it, or a report as its sender has it. */
export type FoundDecision = { statement: FoundStatement } | { notice: FoundNotice }

/**
 * Finds a decision by the secret of its emailed link, or by its id for the person whom it concerns; null for anything
 * else.
 */
export async function findDecision(
  db: Queryable,
  caller: Caller | null,
  key: string,
): Promise<FoundDecision | null> {
  const byId = UUID.test(key)
  if (byId && !caller) return null
  const isStatement = byId
    ? and(eq(statementOfReasons.id, key), concerns(caller!.accountId))
    : eq(statementOfReasons.tokenHash, digestOf(key))
  const statement = await findStatement(db, isStatement)
  if (statement) return { statement }
  const isNotice = byId
    ? and(eq(contentNotice.id, key), eq(contentNotice.reporterId, caller!.accountId))
    : eq(contentNotice.tokenHash, digestOf(key))
  const [notice] = await selectDecided(db, isNotice)
  return notice ? { notice } : null
}
