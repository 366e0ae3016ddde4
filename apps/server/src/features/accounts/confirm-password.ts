import { Refusal } from '../../http/refusal.ts'
import { verifyPassword } from '../../infrastructure/passwords/password-hash.ts'
import type { Runtime } from '../../runtime.ts'
import { type Account, findAccount } from './account-store.ts'

/**
 * Makes sure that whoever holds the session also knows the password, before what must not be a stranger's.
 * @throws Refusal `WRONG_PASSWORD`
 */
export async function confirmPassword(
  { db }: Pick<Runtime, 'db'>,
  accountId: string,
  password: string,
): Promise<Account> {
  const account = await findAccount(db, accountId)
  const matches = await verifyPassword(password, account?.passwordHash)
  if (!account || !matches) throw new Refusal('WRONG_PASSWORD')
  return account
}
