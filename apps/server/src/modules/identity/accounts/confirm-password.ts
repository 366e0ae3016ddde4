import { Refusal } from '../../../platform/http/refusal.ts'
import type { Queryable } from '../../../platform/database/database.ts'
import { verifyPassword } from '../../../platform/passwords/password-hash.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { type Account, findAccount, lockPassword } from './account-store.ts'
import { attempt } from './failed-attempts.ts'

/**
 * Checks that the holder of the session also knows the password, before a sensitive action.
 * @throws Refusal `WRONG_PASSWORD`; `RATE_LIMITED` after several, as at login (A4).
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
 * Checks, within the transaction of the action, that a confirmed password is still current, and locks it until the end,
 * so that a concurrent password change cannot be bypassed.
 * @throws Refusal `WRONG_PASSWORD`.
 */
export async function lockConfirmedPassword(
  db: Queryable,
  { id, passwordHash }: Pick<Account, 'id' | 'passwordHash'>,
): Promise<void> {
  if (!(await lockPassword(db, id, passwordHash))) throw new Refusal('WRONG_PASSWORD')
}
