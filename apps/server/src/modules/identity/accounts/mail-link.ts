import { HOUR_MS } from '@anseo/domain/duration'
import { RESET_LINK_HOURS, VERIFICATION_LINK_HOURS } from '@anseo/domain/limits'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Queryable } from '../../../platform/database/database.ts'
import { mailBrand } from '../../../platform/mail/brand.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { type Account, findAccountByEmail } from './account-store.ts'
import { hasLeftTeam } from './has-left-team.ts'
import { type FoundLink, findLink, insertLink, type LinkPurpose } from './mail-link-store.ts'
import { resetPasswordMail } from './mails/reset-password.ts'
import { verifyEmailMail } from './mails/verify-email.ts'
import { createSecret, digestOf } from './opaque-token.ts'
import { type MailedPage, pageUrl } from './site-page.ts'
import type { Role } from '@anseo/domain/role'
import type { JobRun, PayloadOf } from '../../../platform/jobs/job.ts'
import { endJob } from '../../../platform/jobs/queue.ts'
import type { mailLinkJob } from '../events.ts'
import { sendMailJob } from '../../../platform/mail/send-mail-job.ts'

const HOURS: Record<LinkPurpose, number> = { verify: VERIFICATION_LINK_HOURS, reset: RESET_LINK_HOURS }

/** Emails a link to the account of an address, unless there is none or it is already verified (A3, A4). */
export function mailLinkTo(
  runtime: Runtime,
  { role, email, purpose, next }: PayloadOf<typeof mailLinkJob>,
  run: JobRun,
): Promise<void> {
  return runtime.transaction(async (unit) => {
    if (!(await endJob(unit.db, run))) return
    const account = await findAccountByEmail(unit.db, role, email)
    if (!account || isPointless(account, purpose) || (await hasLeftTeam(unit.db, account))) return
    const token = createSecret()
    const expiresAt = new Date(unit.now.getTime() + HOURS[purpose] * HOUR_MS)
    await insertLink(unit.db, { accountId: account.id, purpose, tokenHash: digestOf(token), expiresAt })
    await unit.enqueue(sendMailJob, mailWith(runtime, account, { purpose, token, next }))
  })
}

/** Returns the email with the link. An unverified account's name is left out, since a stranger may have typed it. */
function mailWith(
  runtime: Runtime,
  account: Account,
  { purpose, token, next }: { purpose: LinkPurpose; token: string; next: string | undefined },
): Mail {
  const { role, email, createdAt, emailVerifiedAt } = account
  const brand = mailBrand(runtime)
  const to = (page: MailedPage, query = {}) => pageUrl(runtime, role, page, { token, ...query })
  return purpose === 'verify'
    ? verifyEmailMail(brand, email, {
        createdAt,
        verifyUrl: to('verify-email', next ? { next } : {}),
        disownUrl: to('not-me'),
      })
    : resetPasswordMail(brand, email, emailVerifiedAt && account.name, to('reset-password'))
}

const isPointless = ({ emailVerifiedAt }: Account, purpose: LinkPurpose) =>
  purpose === 'verify' && emailVerifiedAt !== null

/**
 * Returns the link of a token, for the site it was made for.
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
