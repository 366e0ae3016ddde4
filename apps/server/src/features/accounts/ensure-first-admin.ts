import { ConfigurationError } from '../../config.ts'
import { hashPassword } from '../../infrastructure/passwords/password-hash.ts'
import type { Runtime } from '../../runtime.ts'
import { hasAdmin, insertAccount } from './account-store.ts'
import { newPasswordProblem } from './new-password.ts'

/**
 * Opens the account of the first admin, from `ADMIN_EMAIL` and `ADMIN_PASSWORD`, where there is no admin yet. Safe to
 * run at every start and in several processes.
 * @throws ConfigurationError when the password is one that nobody may choose (A4).
 */
export async function ensureFirstAdmin({
  config,
  db,
  clock,
}: Pick<Runtime, 'config' | 'db' | 'clock'>): Promise<void> {
  if (!config.firstAdmin || (await hasAdmin(db))) return
  const { email, password } = config.firstAdmin
  const problem = newPasswordProblem(password, email)
  if (problem) throw new ConfigurationError(`ADMIN_PASSWORD is refused: ${problem}`)
  const now = clock.now()
  const passwordHash = await hashPassword(password)
  await insertAccount(db, {
    role: 'admin',
    email,
    name: 'Administrator',
    passwordHash,
    createdAt: now,
    emailVerifiedAt: now,
  })
}
