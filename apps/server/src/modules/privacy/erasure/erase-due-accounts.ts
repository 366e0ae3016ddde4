import { randomBytes } from 'node:crypto'
import { hashPassword } from '../../../platform/passwords/password-hash.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { findDueErasures } from '../../identity/public.ts'
import { eraseAccount } from './erase-account.ts'

/** Largest number of accounts looked at in one statement. */
const AT_ONCE = 50

/**
 * The sweep: erases every account that is due, each in a transaction of its own. One that cannot be erased yet is left
 * for a later run.
 */
export async function eraseDueAccounts({ db, clock, transaction, personalData }: Runtime): Promise<void> {
  let due: string[]
  let after: string | null = null
  do {
    due = await findDueErasures(db, clock.now(), after, AT_ONCE)
    for (const accountId of due) {
      const nobodys = await hashPassword(randomBytes(32).toString('base64'))
      await transaction((unit) => eraseAccount(unit, personalData, accountId, nobodys))
    }
    after = due.at(-1) ?? null
  } while (due.length === AT_ONCE)
}
