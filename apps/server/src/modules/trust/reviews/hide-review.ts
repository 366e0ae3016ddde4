import { hiddenReviewText } from '@anseo/domain/moderation-words'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { lockAppointment } from '../../booking/public.ts'
import { recordAudit } from '../../audit/public.ts'
import { withdrawReviewPhotos } from '../../identity/public.ts'
import { addToRating } from '../../catalogue/public.ts'
import { announceReplaced } from './replace-text.ts'
import { findReview, type ReviewRow, setHidden } from './store.ts'

/**
 * Hides a review with its photos from the page, from the vendor's average and from notifications, before or after it
 * becomes visible. The caller gives the author the reasons.
 * @returns the review; null if there is none or it is hidden already.
 */
export async function hideReview(
  unit: UnitOfWork,
  { id, adminId, reason }: { id: string; adminId: string; reason: string },
): Promise<ReviewRow | null> {
  const found = await findReview(unit.db, id)
  const row = found && (await lockAppointment(unit.db, found.appointmentId))
  if (!row) return null
  const hidden = await setHidden(unit.db, id, { hiddenAt: unit.now, hiddenReason: reason })
  if (!hidden) return null
  const { author, stars, countedAt } = hidden
  await withdrawReviewPhotos(unit, id)
  await announceReplaced(unit, hidden, { before: hidden.text, after: hiddenReviewText(hidden.id) })
  if (author === 'client' && countedAt) await addToRating(unit.db, row.vendorId, stars, -1)
  await recordAudit(unit, {
    adminId,
    action: 'review.hidden',
    subject: { kind: 'review', id },
    reason,
    details: { author, stars, appointmentId: row.id },
  })
  return hidden
}
