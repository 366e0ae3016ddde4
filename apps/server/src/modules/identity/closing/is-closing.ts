import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/database.ts'
import { erasure } from '../tables/erasures.ts'
import { findErasure } from './closing-store.ts'

/** Returns whether an account is scheduled for erasure, or erased. */
export const isClosing = async (db: Queryable, accountId: string): Promise<boolean> =>
  (await findErasure(db, accountId)) !== null

/** The same as a condition for a statement that reads more. @param accountId an expression. */
export const closes = (accountId: SQL): SQL<boolean> =>
  sql<boolean>`exists (select from ${erasure} where ${erasure.accountId} = ${accountId})`
