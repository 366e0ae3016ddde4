import { ERASED_NAME } from '@anseo/domain/erasure'
import { searchName } from '@anseo/domain/search-name'
import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/database.ts'
import { account, client, mailLink, session } from '../../identity/tables/accounts.ts'
import { calendarFeed } from '../../booking/tables/calendar-feeds.ts'
import { caughtMail } from '../../../platform/database/schema/mailbox.ts'
import { notice } from '../../notifications/tables/notices.ts'
import { noticeChoice, pushSubscription } from '../../notifications/tables/push.ts'
import { keptReply } from '../../../platform/database/schema/replies.ts'
import { payoutAccount } from '../../money/tables/payouts.ts'
import { savedReply } from '../../conversation/tables/saved-replies.ts'
import { recoveryCode, secondFactor } from '../../identity/tables/second-factors.ts'
import { service } from '../../catalogue/tables/services.ts'
import { listingCount, vendor } from '../../catalogue/tables/vendors.ts'
import { timeOff } from '../../booking/tables/time-off.ts'
import { vettingCheck, vettingDocument } from '../../catalogue/tables/vetting.ts'

/** No address of anybody: `.invalid` is never delivered to. */
const addressOfNobody = (accountId: string) => `deleted-${accountId}@deleted.invalid`

/** Leaves of an account only that there was one. The database refuses any change of it from then on. */
export const forgetAccount = (db: Transaction, accountId: string, passwordHash: string, now: Date) =>
  db
    .update(account)
    .set({
      name: ERASED_NAME,
      email: addressOfNobody(accountId),
      passwordHash,
      imageKey: null,
      emailVerifiedAt: null,
      erasedAt: now,
    })
    .where(eq(account.id, accountId))

/** Leaves nothing of what a client told of itself. */
export const forgetClient = (db: Transaction, accountId: string) =>
  db
    .update(client)
    .set({ phone: null, addressLine1: null, addressLine2: null, eircode: null, gender: null, dob: null })
    .where(eq(client.id, accountId))

/** Leaves of a vendor its trade, the outcome of its vetting and its counts; nobody sees it any more. */
export async function forgetVendor(db: Transaction, accountId: string, now: Date): Promise<void> {
  await db
    .update(vendor)
    .set({
      city: '',
      location: '',
      place: '',
      experience: '',
      about: '',
      phone: '',
      available: false,
      suspendedAt: now,
      suspendedFor: 'closing',
      vettingReason: null,
      weeklyHours: null,
      payoutAccount: null,
      priceFor: '',
      payoutHeldUntil: null,
      searchName: searchName(ERASED_NAME),
    })
    .where(eq(vendor.id, accountId))
  // A city in which it was the only one of its trade.
  await db.delete(listingCount).where(eq(listingCount.vendors, 0))
  await db.update(vettingCheck).set({ reason: null }).where(eq(vettingCheck.vendorId, accountId))
}

/** The keys of the pictures and papers of an account, which go after the commit. */
export async function findFileKeys(db: Transaction, accountId: string) {
  const [pictures, papers] = await Promise.all([
    db.select({ key: account.imageKey }).from(account).where(eq(account.id, accountId)),
    db
      .select({ key: vettingDocument.fileKey })
      .from(vettingDocument)
      .where(eq(vettingDocument.vendorId, accountId)),
  ])
  return {
    portraits: pictures.flatMap(({ key }) => key ?? []),
    papers: papers.map(({ key }) => key),
  }
}

/** Deletes what belongs to the account alone, and answers the ids of its sessions. */
export async function deleteBelongings(db: Transaction, accountId: string): Promise<string[]> {
  for (const table of [
    mailLink,
    notice,
    noticeChoice,
    keptReply,
    pushSubscription,
    recoveryCode,
    secondFactor,
  ]) {
    await db.delete(table).where(eq(table.accountId, accountId))
  }
  for (const table of [savedReply, calendarFeed, payoutAccount, timeOff, service, vettingDocument]) {
    await db.delete(table).where(eq(table.vendorId, accountId))
  }
  const sessions = await db
    .delete(session)
    .where(eq(session.accountId, accountId))
    .returning({ id: session.id })
  return sessions.map(({ id }) => id)
}

/** Deletes what waits to be sent to an address, or was caught on its way there. */
export async function deleteMail(db: Transaction, email: string): Promise<void> {
  await db.delete(caughtMail).where(eq(caughtMail.to, email))
  await db.execute(sql`
    select graphile_worker.complete_jobs(array(
      select job.id from graphile_worker._private_jobs as job
      where job.locked_at is null and (job.payload ->> 'to' = ${email} or job.payload ->> 'email' = ${email})
    ))
  `)
}
