import { RESET_LINK_HOURS, VERIFICATION_LINK_HOURS } from '@anseo/domain/limits'
import { Refusal } from '../../http/refusal.ts'
import type { Queryable } from '../../infrastructure/database/database.ts'
import type { Role } from '../../infrastructure/database/schema/accounts.ts'
import type { Jobs } from '../../infrastructure/jobs/queue.ts'
import { mailBrand } from '../../infrastructure/mail/brand.ts'
import type { Runtime } from '../../runtime.ts'
import { type Account, findAccountByEmail } from './account-store.ts'
import { type FoundLink, findLink, insertLink, type LinkPurpose } from './mail-link-store.ts'
import { resetPasswordMail } from './mails/reset-password.ts'
import { verifyEmailMail } from './mails/verify-email.ts'
import { createSecret, digestOf } from './opaque-token.ts'
import { pageUrl } from './site-page.ts'

const HOUR_MS = 3_600_000
const KINDS = {
  verify: { page: 'verify-email', hours: VERIFICATION_LINK_HOURS, mail: verifyEmailMail },
  reset: { page: 'reset-password', hours: RESET_LINK_HOURS, mail: resetPasswordMail },
} as const

/** Mails a link to the account of an address, unless there is none or the address is verified already (A3, A4). */
export function mailLinkTo(runtime: Runtime, { role, email, purpose }: Jobs['mail-link']): Promise<void> {
  return runtime.transaction(async (unit) => {
    const account = await findAccountByEmail(unit.db, role, email)
    if (!account || isPointless(account, purpose)) return
    const { page, hours, mail } = KINDS[purpose]
    const token = createSecret()
    const expiresAt = new Date(unit.now.getTime() + hours * HOUR_MS)
    await insertLink(unit.db, { accountId: account.id, purpose, tokenHash: digestOf(token), expiresAt })
    const url = pageUrl(runtime, role, page, token)
    await unit.enqueue('send-mail', mail(mailBrand(runtime), account.email, account.name, url))
  })
}

const isPointless = ({ emailVerifiedAt }: Account, purpose: LinkPurpose) =>
  purpose === 'verify' && emailVerifiedAt !== null

/**
 * The link of a token, for the site it was made for.
 * @throws Refusal `LINK_INVALID` for one that is unknown or used up, `LINK_EXPIRED` (A4).
 */
export async function requireLink(
  db: Queryable,
  { role, purpose, token, now }: { role: Role; purpose: LinkPurpose; token: string; now: Date },
): Promise<FoundLink> {
  const link = await findLink(db, purpose, digestOf(token))
  if (!link || link.role !== role || link.usedAt) throw new Refusal('LINK_INVALID')
  if (link.expiresAt <= now) throw new Refusal('LINK_EXPIRED')
  return link
}
