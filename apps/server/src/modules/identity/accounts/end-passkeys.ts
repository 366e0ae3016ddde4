import { eq } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/database.ts'
import { passkey } from '../tables/passkeys.ts'

/** Deletes all passkeys of an account (E1). */
export const endPasskeys = (db: Queryable, accountId: string) =>
  db.delete(passkey).where(eq(passkey.accountId, accountId))
