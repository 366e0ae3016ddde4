import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import { mailBrand } from '../../../platform/mail/brand.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { confirmPassword, createSecret, digestOf, lockConfirmedPassword } from '../../identity/public.ts'
import { lockVendor } from '../../catalogue/public.ts'
import { hoursPageUrl } from './hours-page-url.ts'
import { linkCreatedMail } from './mails/link-created.ts'
import { findFeedOf, insertFeed, revokeFeeds } from './store.ts'
import { sendMailJob } from '../../../platform/mail/send-mail-job.ts'

/** Returns when the caller's calendar link was created and last read (ISO), or null without a link. */
export async function showFeed({ db }: Runtime, { accountId }: Caller) {
  const feed = await findFeedOf(db, accountId)
  return {
    feed: feed
      ? { createdAt: feed.createdAt.toISOString(), lastReadAt: feed.lastReadAt?.toISOString() ?? null }
      : null,
  }
}

/**
 * Creates a calendar link, revokes the previous one and emails the owner. Only a hash of the secret is stored, so this
 * response alone shows the link. The password is required, since the link shows addresses and phone numbers and
 * outlives the session.
 * @throws Refusal `WRONG_PASSWORD`, `RATE_LIMITED`.
 */
export async function createFeed(runtime: Runtime, { accountId: vendorId }: Caller, password: string) {
  const account = await confirmPassword(runtime, vendorId, password)
  const secret = createSecret()
  await runtime.transaction(async (unit) => {
    const { db, now } = unit
    await lockVendor(db, vendorId)
    await lockConfirmedPassword(db, account)
    await revokeFeeds(db, vendorId, now)
    await insertFeed(db, { vendorId, secretHash: digestOf(secret), createdAt: now })
    const mail = linkCreatedMail(mailBrand(runtime), account.email, hoursPageUrl(runtime))
    await unit.enqueue(sendMailJob, mail)
  })
  return {
    url: `${runtime.publicUrl}/feeds/calendar/${secret}.ics`,
    message: "Your link is ready. Copy it now; we won't show it again.",
  }
}

/**
 * Revokes the caller's calendar link.
 * @throws Refusal `NOT_FOUND` if there is none.
 */
export async function revokeFeed({ db, clock }: Runtime, { accountId }: Caller) {
  if (!(await revokeFeeds(db, accountId, clock.now()))) throw new Refusal('NOT_FOUND')
  return 'Link turned off'
}
