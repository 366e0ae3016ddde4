import { contentNoticeCalls } from '@anseo/contract/content-notices'
import { MAX_UNPAGED_ENTRIES } from '@anseo/domain/limits'
import { desc, eq } from 'drizzle-orm'
import type { Bind } from '../../../platform/http/bind.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import { networkOf } from '../../../platform/http/network-of.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { contentNotice } from '../tables/content-notices.ts'
import { sendContentNotice } from './send-notice.ts'

const success = true as const

/** Binds the calls by which content is reported (D6). */
export function bindContentNotices(bind: Bind, runtime: Runtime) {
  bind(contentNoticeCalls.send, async ({ caller, body, sender }) => {
    await runtime.rateLimiter.count('report content', networkOf(sender.address))
    const noticeId = await sendContentNotice(runtime, caller, body)
    return { success, message: "We have your report and we've emailed you a confirmation.", noticeId }
  })
  bind(contentNoticeCalls.listByClient, ({ caller }) => listSent(runtime, caller))
  bind(contentNoticeCalls.listByVendor, ({ caller }) => listSent(runtime, caller))
}

/** The caller's reports, the last first. */
async function listSent({ db }: Runtime, { accountId }: Caller) {
  const isOwn = eq(contentNotice.reporterId, accountId)
  const rows = await db
    .select()
    .from(contentNotice)
    .where(isOwn)
    .orderBy(desc(contentNotice.sentAt), desc(contentNotice.id))
    .limit(MAX_UNPAGED_ENTRIES)
  return {
    success,
    rows: rows.map(({ id, kind, subjectId, reason, text, sentAt }) => ({
      _id: id,
      kind,
      id: subjectId,
      reason,
      text,
      sentAt: sentAt.toISOString(),
    })),
    total: rows.length < MAX_UNPAGED_ENTRIES ? rows.length : await db.$count(contentNotice, isOwn),
  }
}
