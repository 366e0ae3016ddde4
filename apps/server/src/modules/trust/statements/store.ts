import { and, desc, eq, inArray, isNotNull, isNull, ne, or, type SQL } from 'drizzle-orm'
import type { ContentKind } from '@anseo/domain/moderation'
import type { Queryable, Transaction } from '../../../platform/database/database.ts'
import { complaint } from '../tables/complaints.ts'
import { statementOfReasons, type StatementRow } from '../tables/statements-of-reasons.ts'

/** Finds statements with the complaint about each, newest first. */
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

/** Finds the newest statement that matches; null if there is none. */
export async function findStatement(db: Queryable, where: SQL | undefined): Promise<FoundStatement | null> {
  const [found] = await findStatements(db, where, { limit: 1 })
  return found ?? null
}

/** Finds the statement that hides content while its report is open; null without one. */
export async function findProvisional(
  db: Queryable,
  { kind, subjectId }: { kind: ContentKind; subjectId: string },
): Promise<StatementRow | null> {
  const [row] = await db
    .select()
    .from(statementOfReasons)
    .where(
      and(
        eq(statementOfReasons.measure, 'hide'),
        eq(statementOfReasons.kind, kind),
        eq(statementOfReasons.subjectId, subjectId),
        isNull(statementOfReasons.liftedAt),
      ),
    )
  return row ?? null
}

/** Finds which of these reviews have a reply that was removed, as a whole or in part, and not given back since. */
export async function findRemovedReplies(
  db: Queryable,
  reviewIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { kind, subjectId, measure, removed, liftedAt, endedAt } = statementOfReasons
  const rows = await db
    .select({ id: subjectId })
    .from(statementOfReasons)
    .where(
      and(
        eq(kind, 'reply'),
        inArray(subjectId, [...reviewIds]),
        isNotNull(removed),
        isNull(liftedAt),
        // A hidden reply is not decided about yet, and a removal whose time is over has given it back.
        ne(measure, 'hide'),
        or(ne(measure, 'remove'), isNull(endedAt)),
      ),
    )
  return new Set(rows.flatMap(({ id }) => id ?? []))
}

interface Lifted {
  liftedAt: Date
  liftedBy: string | null
}

/** Records that restrictions were lifted: the one of an id, or those that hide or remove a review. */
export async function setLifted(
  db: Transaction,
  which: { id: string } | { reviewId: string },
  lifted: Lifted,
): Promise<void> {
  const { id, measure, kind, subjectId, liftedAt, endedAt } = statementOfReasons
  const isOfReview = and(eq(kind, 'review'), inArray(measure, ['hide', 'remove']), isNull(endedAt))
  const isOne = 'id' in which ? eq(id, which.id) : and(eq(subjectId, which.reviewId), isOfReview)
  await db
    .update(statementOfReasons)
    .set(lifted)
    .where(and(isNull(liftedAt), isOne))
}

/** Returns the condition that a block or suspension of an account is in force. */
const holds = (accountId: string, measure: 'suspend' | 'block'): SQL | undefined =>
  and(
    eq(statementOfReasons.accountId, accountId),
    eq(statementOfReasons.measure, measure),
    isNull(statementOfReasons.liftedAt),
    isNull(statementOfReasons.endedAt),
  )

/** Returns whether a suspension that an admin decided is in force; one for an expired document does not count. */
export const isSuspendedByAdmin = async (db: Queryable, accountId: string): Promise<boolean> =>
  (await db.$count(
    statementOfReasons,
    and(holds(accountId, 'suspend'), eq(statementOfReasons.automated, false)),
  )) > 0

/**
 * Records that an account is no longer blocked or suspended. A statement that removed content too has ended then but is not
 * lifted, since the content stays removed: that can still be complained about.
 */
export async function setAccountOpened(
  db: Transaction,
  { accountId, measure }: { accountId: string; measure: 'suspend' | 'block' },
  lifted: Lifted,
): Promise<void> {
  const isInForce = holds(accountId, measure)
  await db
    .update(statementOfReasons)
    .set(lifted)
    .where(and(isInForce, isNull(statementOfReasons.removed)))
  const { liftedAt: now } = lifted
  await db.update(statementOfReasons).set({ endsAt: now, endedAt: now }).where(isInForce)
}
