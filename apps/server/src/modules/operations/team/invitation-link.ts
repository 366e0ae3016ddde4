import { DAY_MS } from '@anseo/domain/duration'
import { INVITATION_DAYS } from '@anseo/domain/limits'
import { ADMIN_ROLE_TEXTS } from '@anseo/domain/admin-role'
import { mailBrand } from '../../../platform/mail/brand.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { createSecret, digestOf, pageUrl } from '../../identity/public.ts'
import type { InvitationRow } from './invitation-store.ts'
import { invitationMail } from './invitation-mail.ts'

/** Creates the secret of an invitation's link, with its digest to store. */
export function createLink(now: Date) {
  const token = createSecret()
  const expiresAt = new Date(now.getTime() + INVITATION_DAYS * DAY_MS)
  return { token, stored: { tokenHash: digestOf(token), invitedAt: now, expiresAt } }
}

/** Returns the email with the link of an invitation. */
export const mailOf = (
  runtime: Pick<Runtime, 'settings' | 'publicUrl' | 'addresses'>,
  { email, name, role, invitedBy, expiresAt }: InvitationRow,
  token: string,
): Mail =>
  invitationMail(mailBrand(runtime), email, {
    name,
    invitedBy,
    role: ADMIN_ROLE_TEXTS[role],
    expiresAt,
    url: pageUrl(runtime, 'admin', 'invitation', { token }),
  })
