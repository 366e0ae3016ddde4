import { Refusal } from '../../http/refusal.ts'
import type { Role } from '../../infrastructure/database/schema/accounts.ts'
import { verifyPassword } from '../../infrastructure/passwords/password-hash.ts'
import type { Runtime } from '../../runtime.ts'
import { findAccountByEmail } from './account-store.ts'
import { createSessionToken, digestOf } from './opaque-token.ts'
import { insertSession } from './session-store.ts'

/**
 * Opens a session and hands out its token (A1).
 * @throws Refusal `INVALID_CREDENTIALS`; `EMAIL_NOT_VERIFIED` only to who knows the password (A2).
 */
export async function logIn(
  { db, clock }: Pick<Runtime, 'db' | 'clock'>,
  role: Role,
  { email, password }: { email: string; password: string },
) {
  const account = await findAccountByEmail(db, role, email)
  const matches = await verifyPassword(password, account?.passwordHash)
  if (!account || !matches) throw new Refusal('INVALID_CREDENTIALS')
  if (!account.emailVerifiedAt) throw new Refusal('EMAIL_NOT_VERIFIED')
  const token = createSessionToken(role)
  await insertSession(db, { accountId: account.id, tokenHash: digestOf(token), now: clock.now() })
  return { success: true as const, token, message: 'Welcome back!' }
}
