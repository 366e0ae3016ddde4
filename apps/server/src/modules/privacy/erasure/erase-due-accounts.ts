import { randomBytes } from 'node:crypto'
import { findDueErasures } from '../../identity/public.ts'
import { workOff } from '../../../platform/jobs/work-off.ts'
import { hashPassword } from '../../../platform/passwords/password-hash.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { eraseAccount } from './erase-account.ts'

/**
 * The sweep: erases every account that is due, each in a transaction of its own. One that cannot be erased yet is left
 * for a later run.
 */
export async function eraseDueAccounts(runtime: Runtime): Promise<void> {
  const { db, clock, transaction, personalData } = runtime
  let hash: string | undefined
  await workOff(
    runtime,
    (limit) => findDueErasures(db, clock.now(), limit),
    String,
    async (accountId) => {
      const passwordHash = (hash ??= await hashPassword(randomBytes(32).toString('base64')))
      await transaction((unit) => eraseAccount(unit, personalData, accountId, passwordHash))
    },
  )
}
