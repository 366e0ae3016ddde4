import { isVisible, replyProblem } from '@anseo/domain/review'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal, refuseOn } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { toEventBase, isOfVendor, lockAppointment } from '../../booking/public.ts'
import { reviewReplied, reviewReplyChanged } from '../events.ts'
import { findRemovedReplies } from '../statements/store.ts'
import { findReview, lockReview, setReply } from './store.ts'

/**
 * Stores a vendor's reply to a visible review, or changes it within a day of the first, unless a decision has removed it
 * or a part of it.
 * @throws Refusal `NOT_FOUND` also for a review that is not visible, `REPLY_REMOVED`, `REPLY_OVER`.
 */
export async function replyTo(runtime: Runtime, caller: Caller, id: string, text: string): Promise<void> {
  await runtime.transaction(async (unit) => {
    const found = await findReview(unit.db, id)
    const row = found && (await lockAppointment(unit.db, found.appointmentId, isOfVendor(caller.accountId)))
    const review = row && (await lockReview(unit.db, id))
    if (!review || review.author !== 'client' || !isVisible(review, unit.now)) throw new Refusal('NOT_FOUND')
    if (review.reply === text) return
    const isRemoved = (await findRemovedReplies(unit.db, [id])).has(review.id)
    refuseOn(replyProblem({ repliedAt: review.repliedAt, isRemoved }, unit.now))
    await setReply(unit.db, id, { reply: text, repliedAt: review.repliedAt ?? unit.now })
    const base = toEventBase(row)
    if (review.reply) await unit.publish(reviewReplyChanged, { ...base, before: review.reply, after: text })
    else await unit.publish(reviewReplied, { ...base, reply: text })
  })
}
