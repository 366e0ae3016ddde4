import type { Queryable } from '../../../platform/database/database.ts'
import type { Account } from '../accounts/account-store.ts'
import { roleInTeam } from './member-store.ts'

/** Returns whether an admin's account belongs to no member of the team any more, so that it opens nothing (D1). */
export const hasLeftTeam = async (db: Queryable, { id, role }: Pick<Account, 'id' | 'role'>) =>
  role === 'admin' && (await roleInTeam(db, id)) === undefined
