import { mailBrand } from '../../../platform/mail/brand.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { endOtherSessions } from '../sessions/end-other-sessions.ts'
import { useUpLoginCodes } from '../login-codes/store.ts'
import { useUpResetLinks } from '../accounts/mail-link-store.ts'
import { passwordChangedMail } from '../accounts/mails/password-changed.ts'
import { pageUrl } from '../accounts/site-page.ts'
import type { Role } from '@anseo/domain/role'
import { sendMailJob } from '../../../platform/mail/send-mail-job.ts'

interface Owner {
  accountId: string
  role: Role
  email: string
  /** The session that made the change and lives on. */
  exceptSession?: string
}

/**
 * Applies the consequences of a new password: other sessions and their sockets end, reset links and login codes expire, the owner is
 * notified (A4).
 */
export async function closeOldPassword(runtime: Runtime, unit: UnitOfWork, owner: Owner): Promise<void> {
  const { accountId, role, email, exceptSession } = owner
  await useUpResetLinks(unit.db, accountId, unit.now)
  if (role === 'client') await useUpLoginCodes(unit.db, email, unit.now)
  await endOtherSessions(runtime, unit, { accountId, sessionId: exceptSession })
  const url = pageUrl(runtime, role, 'forgot-password')
  await unit.enqueue(sendMailJob, passwordChangedMail(mailBrand(runtime), email, url))
}
