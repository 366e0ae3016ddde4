import { asc, eq } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/database.ts'
import { vettingQuestion } from '../tables/vetting.ts'

export type QuestionRow = typeof vettingQuestion.$inferSelect

/** Lists the questions of operators to a vendor, oldest first. */
export const findQuestions = (db: Queryable, vendorId: string): Promise<QuestionRow[]> =>
  db
    .select()
    .from(vettingQuestion)
    .where(eq(vettingQuestion.vendorId, vendorId))
    .orderBy(asc(vettingQuestion.askedAt))

/** Stores a question; returns false if there is one of the same instant. */
export async function insertQuestion(
  db: Transaction,
  values: typeof vettingQuestion.$inferInsert,
): Promise<boolean> {
  const rows = await db
    .insert(vettingQuestion)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: vettingQuestion.id })
  return rows.length > 0
}
