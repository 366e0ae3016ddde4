import { hiddenReviewText } from '@anseo/domain/moderation-words'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { lockAppointment } from '../../booking/public.ts'
import { recordAudit } from '../../audit/public.ts'
import { renderReviewPhotos } from '../../identity/public.ts'
import { publishReviews } from './publish-reviews.ts'
import { addToRating } from '../../catalogue/public.ts'
import { setLifted } from '../statements/store.ts'
import { announceReplaced } from './replace-text.ts'
import { authorOf, findReview, setShown } from './store.ts'
import { restrictionEnded } from '../events.ts'

/**
 * Restores a hidden review as an admin, and ends the statement of reasons about it.
 * @throws Refusal `NOT_FOUND`, `REVIEW_SHOWN` if it is not hidden.
 */
export async function restoreByAdmin(
  { transaction }: Runtime,
  { accountId: adminId }: Caller,
  id: string,
  reason: string,
): Promise<void> {
  await transaction(async (unit) => {
    const hidden = await findReview(unit.db, id)
    if (!hidden) throw new Refusal('NOT_FOUND')
    if (!(await restoreReview(unit, { id, adminId, reason }))) throw new Refusal('REVIEW_SHOWN')
    await setLifted(unit.db, { reviewId: hidden.id }, { liftedAt: unit.now, liftedBy: adminId })
    await unit.publish(restrictionEnded, {
      accountId: authorOf(hidden),
      measure: 'remove',
      kind: 'review',
      how: 'lifted',
      isListed: false,
    })
  })
}

/**
 * Restores a hidden review to the page, the average and notifications. A review that is not due yet becomes visible when
 * it would have without being hidden. The caller notifies the author.
 * @returns false if there is none or it is not hidden.
 */
export async function restoreReview(
  unit: UnitOfWork,
  { id, adminId, reason }: { id: string; adminId: string | null; reason: string },
): Promise<boolean> {
  const found = await findReview(unit.db, id)
  const row = found && (await lockAppointment(unit.db, found.appointmentId))
  const shown = row && (await setShown(unit.db, id))
  if (!shown) return false
  const { author, stars, countedAt } = shown
  await renderReviewPhotos(unit, id)
  await announceReplaced(unit, shown, { before: hiddenReviewText(shown.id), after: shown.text })
  if (author === 'client' && countedAt) await addToRating(unit.db, row.vendorId, stars, 1)
  await recordAudit(unit, {
    adminId,
    action: 'review.shown',
    subject: { kind: 'review', id },
    reason,
    details: { author, stars, appointmentId: row.id },
  })
  await publishReviews(unit, row)
  return true
}
