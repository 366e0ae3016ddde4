import type { BodyOf } from '@anseo/contract/call'
import { contentNoticeCalls } from '@anseo/contract/content-notices'
import { hideReview } from '@anseo/contract/reviews'
import { MAX_UNPAGED_ENTRIES } from '@anseo/domain/limits'
import { desc, eq } from 'drizzle-orm'
import type { Bind } from '../../../platform/http/bind.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import { invalidField } from '../../../platform/http/refusal.ts'
import { networkOf } from '../../../platform/http/network-of.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { reasonsOf } from '../statements/reasons.ts'
import { contentNotice } from '../tables/content-notices.ts'
import { decideNotice, type NoticeVerdict } from './decide-notice.ts'
import { exportNoticesBy } from './export-notices.ts'
import { hideContent } from './hide-content.ts'
import { hideReviewAsAdmin } from './hide-review.ts'
import { listNotices } from './list-notices.ts'
import { showNotice } from './show-notice.ts'
import { showReportedPhoto } from './show-photo.ts'
import { takeNotice } from './take-notice.ts'
import { sendContentNotice } from './send-notice.ts'

/** Binds the calls by which content is reported, and by which the operator decides on reports (D6). */
export function bindContentNotices(bind: Bind, runtime: Runtime) {
  bind(contentNoticeCalls.send, async ({ caller, body, sender }) => {
    await runtime.rateLimiter.count('report content', networkOf(sender.address))
    const noticeId = await sendContentNotice(runtime, caller, body)
    return { message: "We have your report and we've emailed you a confirmation.", noticeId }
  })
  bind(contentNoticeCalls.listByClient, ({ caller }) => listSent(runtime, caller))
  bind(contentNoticeCalls.listByVendor, ({ caller }) => listSent(runtime, caller))

  bind(contentNoticeCalls.list, ({ query }) => listNotices(runtime, query))
  bind(contentNoticeCalls.exportNotices, ({ caller, query }) => exportNoticesBy(runtime, caller, query))
  bind(contentNoticeCalls.get, ({ caller, params }) => showNotice(runtime, caller, params.id))
  bind(contentNoticeCalls.showPhoto, ({ caller, params }) => showReportedPhoto(runtime, caller, params.id))
  bind(contentNoticeCalls.take, async ({ caller, params, body }) => {
    await takeNotice(runtime, caller, params.id, body.taken)
    return body.taken ? 'You work on this report' : 'This report is free again'
  })
  bind(contentNoticeCalls.hide, async ({ caller, params, body }) => {
    const reasons = reasonsOf(body, body.facts, runtime.clock.now())
    await hideContent(runtime, caller, params.id, { reasons, seen: body.seen })
    return "Hidden until you decide. We've told its author."
  })
  bind(hideReview, async ({ caller, params, body }) => {
    await hideReviewAsAdmin(runtime, caller, params.id, body)
    return 'The review is hidden, and its author has been told.'
  })
  bind(contentNoticeCalls.decide, async ({ caller, params, body }) => {
    const verdict = verdictOf(body, runtime.clock.now())
    return decided(await decideNotice(runtime, caller, params.id, verdict))
  })
  bind(contentNoticeCalls.suspendAuthor, async ({ caller, params, body }) => {
    const reasons = reasonsOf(body, body.facts, runtime.clock.now())
    const verdict = { decision: 'suspend' as const, toReporter: body.toReporter, reasons, seen: body.seen }
    return decided(await decideNotice(runtime, caller, params.id, verdict))
  })
}

/** Reads a verdict from a request. @throws Refusal `INVALID_REQUEST` for a restriction without facts, passages, or with an end that it cannot have. */
function verdictOf(body: BodyOf<typeof contentNoticeCalls.decide>, now: Date): NoticeVerdict {
  const { decision, toReporter, facts, marked, seen, lastDay } = body
  if (decision === 'none') return { decision, toReporter, reasons: null }
  if (!facts) throw invalidField('facts', 'Enter the facts and why.')
  const reasons = reasonsOf(body, facts, now)
  if (decision !== 'redact') return { decision, toReporter, reasons, seen }
  if (lastDay) throw invalidField('lastDay', 'Passages are removed for good.')
  if (!marked) throw invalidField('marked', 'Mark what to remove.')
  return { decision, toReporter, reasons, marked }
}

const decided = (reports: number) => ({
  message:
    reports === 1
      ? "Decided. We've told both sides."
      : `Decided, with ${reports} reports. We've told everyone.`,
})

/** Returns the caller's reports, newest first. */
async function listSent({ db }: Runtime, { accountId }: Caller) {
  const isOwn = eq(contentNotice.reporterId, accountId)
  const rows = await db
    .select()
    .from(contentNotice)
    .where(isOwn)
    .orderBy(desc(contentNotice.sentAt), desc(contentNotice.id))
    .limit(MAX_UNPAGED_ENTRIES)
  return {
    rows: rows.map(({ id, kind, subjectId, reason, text, sentAt, decision, decidedAt }) => ({
      _id: id,
      kind,
      id: subjectId,
      reason,
      text,
      sentAt: sentAt.toISOString(),
      decision,
      decidedAt: decidedAt?.toISOString() ?? null,
    })),
    total: rows.length < MAX_UNPAGED_ENTRIES ? rows.length : await db.$count(contentNotice, isOwn),
  }
}
