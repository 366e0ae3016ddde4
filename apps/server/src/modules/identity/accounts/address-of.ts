import { Refusal } from '../../../platform/http/refusal.ts'
import type { Queryable } from '../../../platform/database/database.ts'
import { findAccount } from './account-store.ts'

/**
 * Returns the email address of an account.
 * @throws Refusal `INVALID_TOKEN` if the account has been erased.
 */
export async function addressOf(db: Queryable, accountId: string): Promise<string> {
  const account = await findAccount(db, accountId)
  if (!account) throw new Refusal('INVALID_TOKEN')
  return account.email
}
