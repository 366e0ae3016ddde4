import { hashPassword } from '../../../platform/passwords/password-hash.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import { type Account, insertAccount, setName, setPassword, setVerified } from '../accounts/account-store.ts'
import { createSecret } from '../accounts/opaque-token.ts'
import { insertClient } from '../accounts/profile-store.ts'
import { recordConsents } from '../consents/record-consents.ts'
import { endOtherSessions } from '../sessions/end-other-sessions.ts'

/**
 * Creates a client's verified account, or verifies the existing sign-up `found`, whose password, name and sessions are
 * replaced, since a stranger may have set them (C2). The password is random until the owner chooses one by email.
 * @returns the account's id
 */
export async function openAccount(
  runtime: Runtime,
  unit: UnitOfWork,
  { found, email, name }: { found: Account | undefined; email: string; name: string },
): Promise<string> {
  const passwordHash = await hashPassword(createSecret())
  const id = found?.id ?? (await insertVerified(unit, { email, name, passwordHash }))
  if (found) {
    await setPassword(unit.db, id, passwordHash)
    await setName(unit.db, id, name)
    await endOtherSessions(runtime, unit, { accountId: id, sessionId: undefined })
    await setVerified(unit.db, id, unit.now)
  }
  await recordConsents(unit, id)
  return id
}

async function insertVerified(
  { db, now }: UnitOfWork,
  { email, name, passwordHash }: { email: string; name: string; passwordHash: string },
): Promise<string> {
  const row = { role: 'client', name, email, passwordHash, createdAt: now, emailVerifiedAt: now } as const
  const id = await insertAccount(db, row)
  // Another request registered this address in the moment since it was looked up.
  if (id === null) throw new Refusal('LOGIN_CODE_WRONG')
  await insertClient(db, id)
  return id
}
