import { Refusal } from '../../../platform/http/refusal.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { SQL_STATE, sqlStateOf } from '../../../platform/database/sql-state.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { deleteUnverified } from './account-store.ts'
import { requireLink } from './mail-link.ts'
import type { Role } from '@anseo/domain/role'

/**
 * Deletes a sign-up and all its data, for a person who got a verification email without having signed up. Once the
 * address is verified it is an account, which its owner recovers with a new password.
 * @throws Refusal `LINK_INVALID`, `LINK_EXPIRED`, `REGISTRATION_USED`.
 */
export const disownRegistration = (runtime: Runtime, role: Role, token: string) =>
  runtime.transaction(async ({ db, now }) => {
    const { accountId } = await requireLink(db, { role, purpose: 'verify', token, now })
    if (!(await deleteUnused(db, accountId))) throw new Refusal('REGISTRATION_USED')
    return 'The sign-up is deleted. Nothing of it is left.'
  })

/**
 * Returns whether it was deleted; it is not if others have booked it or written to it. The transaction is then aborted.
 */
async function deleteUnused(db: Transaction, accountId: string): Promise<boolean> {
  try {
    return await deleteUnverified(db, accountId)
  } catch (error) {
    if (sqlStateOf(error) === SQL_STATE.foreignKeyViolation) return false
    throw error
  }
}
