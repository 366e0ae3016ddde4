// implements: §7.9
import { callsOfRole } from '@anseo/contract/calls-of-role'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { findAccount } from './account-store.ts'
import { presentAdmin, presentUser } from './present.ts'
import { findClientProfile } from './profile-store.ts'

const MESSAGE = 'Your profile.'

/** Returns the client's own profile. */
export async function showClientProfile({ db }: Runtime, { accountId }: Caller) {
  const profile = found(await findClientProfile(db, accountId))
  return { userData: presentUser(profile), message: MESSAGE }
}

/** Returns the admin's own name, address and role, and what that role may do. */
export async function showAdminProfile({ db }: Runtime, { accountId, adminRole }: Caller) {
  const account = found(await findAccount(db, accountId))
  const role = found(adminRole ?? undefined)
  return {
    userData: presentAdmin(account, role),
    calls: callsOfRole(role),
    message: MESSAGE,
  }
}

/** A deleted account's sessions are deleted with it, so this only happens in between. */
function found<T>(row: T | undefined): T {
  if (row === undefined) throw new Refusal('INVALID_TOKEN')
  return row
}
