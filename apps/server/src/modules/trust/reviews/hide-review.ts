import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { toEventBase, lockAppointment } from '../../booking/public.ts'
import { recordAudit } from '../../audit/public.ts'
import { withdrawReviewPhotos } from '../../identity/public.ts'
import { addToRating } from '../../catalogue/public.ts'
import { findReview, setHidden } from './store.ts'
import { reviewHidden } from '../events.ts'

/**
 * Hides a review with its photos from the page and from the vendor's average, before or after it becomes visible, and notifies its
 * author of the reason.
 * @throws Refusal `NOT_FOUND`, `REVIEW_HIDDEN` if it is hidden already.
 */
export async function hide(runtime: Runtime, caller: Caller, id: string, reason: string): Promise<void> {
  await runtime.transaction(async (unit) => {
    const found = await findReview(unit.db, id)
    const row = found && (await lockAppointment(unit.db, found.appointmentId))
    if (!row) throw new Refusal('NOT_FOUND')
    const hidden = await setHidden(unit.db, id, { hiddenAt: unit.now, hiddenReason: reason })
    if (!hidden) throw new Refusal('REVIEW_HIDDEN')
    const { author, stars, countedAt } = hidden
    await withdrawReviewPhotos(unit, id)
    if (author === 'client' && countedAt) await addToRating(unit.db, row.vendorId, stars, -1)
    await recordAudit(unit, {
      adminId: caller.accountId,
      action: 'review.hidden',
      subject: { kind: 'review', id },
      reason,
      details: { author, stars, appointmentId: row.id },
    })
    await unit.publish(reviewHidden, { ...toEventBase(row), author, reason })
  })
}
