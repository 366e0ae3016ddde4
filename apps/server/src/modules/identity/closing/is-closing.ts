import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/database.ts'
import { erasure } from '../tables/erasures.ts'
import { findErasure } from './closing-store.ts'

/** Returns whether an account is scheduled for erasure, or erased. */
export const isClosing = async (db: Queryable, accountId: string): Promise<boolean> =>
  (await findErasure(db, accountId)) !== null

/** Returns the condition that an account is closing, as a part of a larger statement. @param accountId an expression. */
export const closingCondition = (accountId: SQL): SQL<boolean> =>
  sql<boolean>`exists (select from ${erasure} where ${erasure.accountId} = ${accountId})`
