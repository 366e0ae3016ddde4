import { PASSWORD_TEXTS } from '@anseo/contract/field-texts'
import { ConfigurationError } from '../../../platform/config/config.ts'
import { hashPassword } from '../../../platform/passwords/password-hash.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { recordAudit } from '../../audit/public.ts'
import { hasMember, insertAccount, insertMember, newPasswordProblem } from '../../identity/public.ts'

/**
 * Creates the first owner from `ADMIN_EMAIL` and `ADMIN_PASSWORD` if the team has nobody. Idempotent and safe in several
 * processes.
 * @throws ConfigurationError if the password is not allowed (A4).
 */
export async function ensureFirstAdmin({
  config,
  db,
  settings,
  transaction,
}: Pick<Runtime, 'config' | 'db' | 'settings' | 'transaction'>): Promise<void> {
  if (!config.firstAdmin || (await hasMember(db))) return
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
    if (id === null) return
    await insertMember(unit.db, { accountId: id, role: 'owner', joinedAt: unit.now })
    const subject = { kind: 'admin', id } as const
    await recordAudit(unit, { adminId: null, action: 'admin.created', subject, details: { email } })
  })
}
