import type { Queryable } from '../../../platform/database/database.ts'
import { findErasure } from './closing-store.ts'

/** Returns whether an account is scheduled for erasure, or erased. */
export const isClosing = async (db: Queryable, accountId: string): Promise<boolean> =>
  (await findErasure(db, accountId)) !== null
