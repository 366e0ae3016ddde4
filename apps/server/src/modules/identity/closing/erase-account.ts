import { ERASED_NAME } from '@anseo/domain/erasure'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/database.ts'
import type { ErasedPerson } from '../../../platform/personal-data/personal-data.ts'
import { sessionRoom } from '../../../platform/realtime/realtime.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { endPasskeys } from '../accounts/end-passkeys.ts'
import { deleteAllOf } from '../photos/store.ts'
import { account, client, mailLink, session } from '../tables/accounts.ts'
import { loginCode } from '../tables/login-codes.ts'
import { recoveryCode, secondFactor } from '../tables/second-factors.ts'

/** Returns an address that is never delivered to, because `.invalid` is reserved. */
const addressOfNobody = (accountId: string) => `deleted-${accountId}@deleted.invalid`

/** Ends an account's sessions, deletes its links, codes, passkeys and photos, and erases a client's details. */
export async function eraseLogin(unit: UnitOfWork, { accountId, role, email }: ErasedPerson): Promise<void> {
  const { db } = unit
  if (role === 'client') await db.delete(loginCode).where(eq(loginCode.email, email))
  await db.delete(mailLink).where(eq(mailLink.accountId, accountId))
  await db.delete(recoveryCode).where(eq(recoveryCode.accountId, accountId))
  await db.delete(secondFactor).where(eq(secondFactor.accountId, accountId))
  await endPasskeys(db, accountId)
  await deleteAllOf(db, accountId)
  const sessions = await db
    .delete(session)
    .where(eq(session.accountId, accountId))
    .returning({ id: session.id })
  for (const { id } of sessions) unit.realtime.disconnect(sessionRoom(id))
  if (role === 'client') await eraseClientRows(db, accountId)
}

const eraseClientRows = (db: Transaction, accountId: string) =>
  db
    .update(client)
    .set({ phone: null, addressLine1: null, addressLine2: null, eircode: null, gender: null, dob: null })
    .where(eq(client.id, accountId))

/**
 * Erases an account's row except for its existence. The database refuses any later change.
 * @param passwordHash of a random password, so that nobody can log in any more.
 */
export const eraseAccountRow = (db: Transaction, accountId: string, passwordHash: string, now: Date) =>
  db
    .update(account)
    .set({
      name: ERASED_NAME,
      email: addressOfNobody(accountId),
      passwordHash,
      imageKey: null,
      emailVerifiedAt: null,
      erasedAt: now,
    })
    .where(eq(account.id, accountId))
