import type { Role } from '../../infrastructure/database/schema/accounts.ts'
import { mailBrand } from '../../infrastructure/mail/brand.ts'
import { sessionRoom } from '../../infrastructure/realtime/realtime.ts'
import type { UnitOfWork } from '../../infrastructure/unit-of-work.ts'
import type { Runtime } from '../../runtime.ts'
import { forgetBrowsersOf } from '../notifications/push-subscriptions.ts'
import { useUpResetLinks } from './mail-link-store.ts'
import { passwordChangedMail } from './mails/password-changed.ts'
import { endSessions } from './session-store.ts'
import { pageUrl } from './site-page.ts'

interface Owner {
  accountId: string
  role: Role
  email: string
  /** The session that made the change and lives on. */
  exceptSession?: string
}

/** What follows a new password: other sessions and their sockets end, reset links are used up, the owner is told (A4). */
export async function closeOldPassword(runtime: Runtime, unit: UnitOfWork, owner: Owner): Promise<void> {
  const { accountId, role, email, exceptSession } = owner
  await useUpResetLinks(unit.db, accountId, unit.now)
  const ended = await endSessions(unit.db, { accountId, except: exceptSession, now: unit.now })
  await forgetBrowsersOf(unit.db, ended)
  const url = pageUrl(runtime, role, 'forgot-password')
  await unit.enqueue('send-mail', passwordChangedMail(mailBrand(runtime), email, url))
  unit.afterCommit(() => {
    for (const id of ended) runtime.realtime.disconnect(sessionRoom(id))
  })
}
