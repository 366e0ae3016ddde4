import type { Queryable } from '../../../platform/database/database.ts'
import { findErasure } from './closing-store.ts'

/** Returns whether the owner of an account has asked for it to be erased, or it is erased. */
export const isClosing = async (db: Queryable, accountId: string): Promise<boolean> =>
  (await findErasure(db, accountId)) !== null
