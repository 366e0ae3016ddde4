import { DAY_MS } from '@anseo/domain/duration'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/database.ts'
import { loginCode } from '../tables/login-codes.ts'

/** Inserts a code; only digests of it and of its browser are stored. */
export const insertLoginCode = (db: Queryable, code: typeof loginCode.$inferInsert) =>
  db.insert(loginCode).values(code)

/** Finds the codes that were mailed to an address in the last 24 hours, and locks them until the end of the transaction. */
export const lockLoginCodes = (db: Queryable, email: string, now: Date) =>
  db
    .select()
    .from(loginCode)
    .where(and(eq(loginCode.email, email), gt(loginCode.requestedAt, new Date(now.getTime() - DAY_MS))))
    .orderBy(loginCode.id)
    .for('update')

/** Counts a wrong try at a code. */
export const countWrongTry = (db: Queryable, id: string) =>
  db
    .update(loginCode)
    .set({ wrongTries: sql`${loginCode.wrongTries} + 1` })
    .where(eq(loginCode.id, id))

/** Uses up every login code of an address. */
export const useUpLoginCodes = (db: Queryable, email: string, now: Date) =>
  db
    .update(loginCode)
    .set({ usedAt: now })
    .where(and(eq(loginCode.email, email), isNull(loginCode.usedAt)))
