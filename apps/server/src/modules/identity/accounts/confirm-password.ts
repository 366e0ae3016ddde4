import { Refusal } from '../../../platform/http/refusal.ts'
import type { Queryable } from '../../../platform/database/database.ts'
import { verifyPassword } from '../../../platform/passwords/password-hash.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { type Account, findAccount, holdPassword } from './account-store.ts'
import { attempt } from './failed-attempts.ts'

/**
 * Makes sure that whoever holds the session also knows the password, before what must not be a stranger's.
 * @throws Refusal `WRONG_PASSWORD`; `RATE_LIMITED` after several of them, as at the login (A4).
 */
export async function confirmPassword(
  runtime: Pick<Runtime, 'db' | 'counts' | 'attemptsUnderWay' | 'clock' | 'config'>,
  accountId: string,
  password: string,
): Promise<Account> {
  const { found } = await attempt(runtime, `own password of ${accountId}`, async () => {
    const account = await findAccount(runtime.db, accountId)
    const matches = await verifyPassword(password, account?.passwordHash)
    return account && matches ? account : null
  })
  if (!found) throw new Refusal('WRONG_PASSWORD')
  return found
}

/**
 * Makes sure, within the transaction that acts on it, that a confirmed password is still the one, and holds it until
 * the end: what a change of it takes away must not be made while it is being changed.
 * @throws Refusal `WRONG_PASSWORD`.
 */
export async function holdConfirmed(
  db: Queryable,
  { id, passwordHash }: Pick<Account, 'id' | 'passwordHash'>,
): Promise<void> {
  if (!(await holdPassword(db, id, passwordHash))) throw new Refusal('WRONG_PASSWORD')
}
