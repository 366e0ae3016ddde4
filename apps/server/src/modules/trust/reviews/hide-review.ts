import type { hideReview as hideReviewCall } from '@anseo/contract/reviews'
import type { BodyOf } from '@anseo/contract/call'
import { hiddenReviewText } from '@anseo/domain/moderation-words'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { lockAppointment } from '../../booking/public.ts'
import { recordAudit } from '../../audit/public.ts'
import { withdrawReviewPhotos } from '../../identity/public.ts'
import { addToRating } from '../../catalogue/public.ts'
import { issueStatement } from '../statements/issue-statement.ts'
import { reasonsOf } from '../statements/reasons.ts'
import { announceReplaced } from './replace-text.ts'
import { authorOf, findReview, type ReviewRow, setHidden } from './store.ts'

/**
 * Hides a review as an admin, and gives its author the statement of reasons (D6).
 * @throws Refusal `NOT_FOUND`, `REVIEW_HIDDEN` if it is hidden already.
 */
export async function hideAsAdmin(
  { transaction }: Runtime,
  { accountId: adminId }: Caller,
  id: string,
  { reason, ...sent }: BodyOf<typeof hideReviewCall>,
): Promise<void> {
  await transaction(async (unit) => {
    if (!(await findReview(unit.db, id))) throw new Refusal('NOT_FOUND')
    const reasons = reasonsOf(sent, reason, unit.now)
    const hidden = await hideReview(unit, { id, adminId, reason })
    if (!hidden) throw new Refusal('REVIEW_HIDDEN')
    await issueStatement(unit, {
      accountId: authorOf(hidden),
      measure: 'remove',
      content: { kind: 'review', id, removed: {} },
      ...reasons,
      adminId,
    })
  })
}

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
