import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { toEventBase, lockAppointment } from '../../booking/public.ts'
import { recordAudit } from '../../audit/public.ts'
import { renderReviewPhotos } from '../../identity/public.ts'
import { showReviews } from './show-reviews.ts'
import { addToRating } from '../../catalogue/public.ts'
import { findReview, setShown } from './store.ts'
import { reviewShown } from '../events.ts'

/**
 * Restores a hidden review to the page and the average, as an admin, and notifies its author. A review that is not due
 * yet becomes visible when it would have without being hidden.
 * @throws Refusal `NOT_FOUND`, `REVIEW_SHOWN` if it is not hidden.
 */
export async function showAgain(runtime: Runtime, caller: Caller, id: string, reason: string): Promise<void> {
  await runtime.transaction(async (unit) => {
    const found = await findReview(unit.db, id)
    const row = found && (await lockAppointment(unit.db, found.appointmentId))
    if (!row) throw new Refusal('NOT_FOUND')
    const shown = await setShown(unit.db, id)
    if (!shown) throw new Refusal('REVIEW_SHOWN')
    const { author, stars, countedAt } = shown
    await renderReviewPhotos(unit, id)
    if (author === 'client' && countedAt) await addToRating(unit.db, row.vendorId, stars, 1)
    await recordAudit(unit, {
      adminId: caller.accountId,
      action: 'review.shown',
      subject: { kind: 'review', id },
      reason,
      details: { author, stars, appointmentId: row.id },
    })
    await unit.publish(reviewShown, { ...toEventBase(row), author })
    await showReviews(unit, row)
  })
}
