import { and, eq, gte, isNotNull, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/database.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import { uuidOrNull } from '../../../platform/database/uuid-or-null.ts'
import { digestOf } from '../../identity/public.ts'
import { complaint } from '../tables/complaints.ts'
import { contentNotice } from '../tables/content-notices.ts'
import { statementOfReasons } from '../tables/statements-of-reasons.ts'
import { concerns, findStatement, type FoundStatement } from './store.ts'

/** Finds decided reports with the complaint about each decision; one about an earlier decision came before it. */
export const selectDecided = (db: Queryable, where: SQL | undefined) =>
  db
    .select({ notice: contentNotice, complaint })
    .from(contentNotice)
    .leftJoin(
      complaint,
      and(eq(complaint.noticeId, contentNotice.id), gte(complaint.sentAt, contentNotice.decidedAt)),
    )
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
  const id = uuidOrNull(key)
  if (id && !caller) return null
  const isStatement = id
    ? and(eq(statementOfReasons.id, id), concerns(caller!.accountId))
    : eq(statementOfReasons.tokenHash, digestOf(key))
  const statement = await findStatement(db, isStatement)
  if (statement) return { statement }
  const isNotice = id
    ? and(eq(contentNotice.id, id), eq(contentNotice.reporterId, caller!.accountId))
    : eq(contentNotice.tokenHash, digestOf(key))
  const [notice] = await selectDecided(db, isNotice)
  return notice ? { notice } : null
}
