import { Refusal } from '../../../platform/http/refusal.ts'
import type { Queryable } from '../../../platform/database/database.ts'
import { findAccount } from './account-store.ts'

/** The e-mail address of an account. @throws Refusal `INVALID_TOKEN` when it has gone. */
export async function addressOf(db: Queryable, accountId: string): Promise<string> {
  const account = await findAccount(db, accountId)
  if (!account) throw new Refusal('INVALID_TOKEN')
  return account.email
}
