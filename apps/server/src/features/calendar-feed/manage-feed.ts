import { randomBytes } from 'node:crypto'
import type { Caller } from '../../http/caller.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Runtime } from '../../runtime.ts'
import { lockVendor } from '../appointments/lock-appointment.ts'
import { digestOfSecret } from './secret.ts'
import { findFeedOf, insertFeed, revokeFeeds } from './store.ts'

const SECRET_BYTES = 32

/** Whether the caller has a link to its calendar. */
export async function showFeed({ db }: Runtime, { accountId }: Caller) {
  const feed = await findFeedOf(db, accountId)
  return {
    success: true as const,
    feed: feed
      ? { createdAt: feed.createdAt.toISOString(), lastReadAt: feed.lastReadAt?.toISOString() ?? null }
      : null,
  }
}

/** Makes a new link in the place of an older one; its secret is known to whoever gets this answer alone. */
export async function createFeed(runtime: Runtime, { accountId: vendorId }: Caller) {
  const secret = randomBytes(SECRET_BYTES).toString('base64url')
  await runtime.transaction(async ({ db, now }) => {
    await lockVendor(db, vendorId)
    await revokeFeeds(db, vendorId, now)
    await insertFeed(db, { vendorId, secretHash: digestOfSecret(secret), createdAt: now })
  })
  return {
    success: true as const,
    url: `${runtime.publicUrl}/feeds/calendar/${secret}.ics`,
    message: "Your link is ready. Copy it now; we won't show it again.",
  }
}

/** @throws Refusal `NOT_FOUND` when there is none. */
export async function revokeFeed({ db, clock }: Runtime, { accountId }: Caller) {
  if (!(await revokeFeeds(db, accountId, clock.now()))) throw new Refusal('NOT_FOUND')
  return { success: true as const, message: 'Link turned off' }
}
