import type { AdminRole } from '@anseo/domain/admin-role'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import {
  findAccountByEmail,
  insertAccount,
  setName,
  setPassword,
  setVerified,
} from '../accounts/account-store.ts'
import { insertMember } from './member-store.ts'

interface NewMember {
  email: string
  name: string
  role: AdminRole
  passwordHash: string
}

/**
 * Takes the owner of an address into the team: with the account that it had in the team before, or a new one. The
 * address counts as verified, since only its owner could accept.
 * @returns the account's id; null if the address is a member already.
 */
export async function admitMember(
  { db, now }: UnitOfWork,
  { email, name, role, passwordHash }: NewMember,
): Promise<string | null> {
  const created = { role: 'admin', email, name, passwordHash, createdAt: now, emailVerifiedAt: now } as const
  const accountId = (await insertAccount(db, created)) ?? (await findAccountByEmail(db, 'admin', email))!.id
  if (!(await insertMember(db, { accountId, role, joinedAt: now }))) return null
  await setPassword(db, accountId, passwordHash)
  await setName(db, accountId, name)
  await setVerified(db, accountId, now)
  return accountId
}
