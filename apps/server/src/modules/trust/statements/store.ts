import { and, desc, eq, isNull, type SQL } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/database.ts'
import type { Measure } from '@anseo/domain/moderation'
import { complaint } from '../tables/complaints.ts'
import { statementOfReasons } from '../tables/statements-of-reasons.ts'

/** Statements with the complaint about each, the last first. */
export const findStatements = (
  db: Queryable,
  where: SQL | undefined,
  { limit, offset = 0 }: { limit: number; offset?: number },
) =>
  db
    .select({ statement: statementOfReasons, complaint })
    .from(statementOfReasons)
    .leftJoin(complaint, eq(complaint.statementId, statementOfReasons.id))
    .where(where)
    .orderBy(desc(statementOfReasons.decidedAt), desc(statementOfReasons.id))
    .limit(limit)
    .offset(offset)
export type FoundStatement = Awaited<ReturnType<typeof findStatements>>[number]

/** Returns the condition that a statement concerns an account. */
export const concerns = (accountId: string): SQL => eq(statementOfReasons.accountId, accountId)

/** Finds one statement. */
export async function findStatement(db: Queryable, where: SQL | undefined): Promise<FoundStatement | null> {
  const [found] = await findStatements(db, where, { limit: 1 })
  return found ?? null
}

/** Records that statements no longer hold; returns their rows. */
export const setLifted = (
  db: Transaction,
  which: { id: string } | { accountId: string; measure: Measure } | { subjectId: string; measure: Measure },
  lifted: { liftedAt: Date; liftedBy: string },
) =>
  db
    .update(statementOfReasons)
    .set(lifted)
    .where(
      and(
        isNull(statementOfReasons.liftedAt),
        'id' in which ? eq(statementOfReasons.id, which.id) : eq(statementOfReasons.measure, which.measure),
        'accountId' in which ? concerns(which.accountId) : undefined,
        'subjectId' in which ? eq(statementOfReasons.subjectId, which.subjectId) : undefined,
      ),
    )
    .returning()
