import { PASSWORD_TEXTS } from '@anseo/contract/field-texts'
import { ConfigurationError } from '../../../platform/config/config.ts'
import { hashPassword } from '../../../platform/passwords/password-hash.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { recordAudit } from '../../audit/public.ts'
import { hasAdmin, insertAccount, newPasswordProblem } from '../../identity/public.ts'

/**
 * Creates the first admin from `ADMIN_EMAIL` and `ADMIN_PASSWORD` if there is none. Idempotent and safe in several
 * processes.
 * @throws ConfigurationError if the password is not allowed (A4).
 */
export async function ensureFirstAdmin({
  config,
  db,
  settings,
  transaction,
}: Pick<Runtime, 'config' | 'db' | 'settings' | 'transaction'>): Promise<void> {
  if (!config.firstAdmin || (await hasAdmin(db))) return
  const { email, password } = config.firstAdmin
  const problem = newPasswordProblem({ settings, config }, password, email)
  if (problem) throw new ConfigurationError(`ADMIN_PASSWORD: ${PASSWORD_TEXTS[problem]}`)
  const passwordHash = await hashPassword(password)
  await transaction(async (unit) => {
    const id = await insertAccount(unit.db, {
      role: 'admin',
      email,
      name: 'Administrator',
      passwordHash,
      createdAt: unit.now,
      emailVerifiedAt: unit.now,
    })
    const subject = { kind: 'admin', id: id ?? '' } as const
    if (id) await recordAudit(unit, { adminId: null, action: 'admin.created', subject, details: { email } })
  })
}
