import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { showWorkPhotoAgain } from '../../catalogue/public.ts'
import { showAttachedPhotosAgain } from '../../identity/public.ts'
import { restoreReview } from '../reviews/restore-review.ts'
import { replaceReviewText } from '../reviews/replace-text.ts'
import type { StatementRow } from '../tables/statements-of-reasons.ts'
import { swapText } from './replace-text.ts'
import { standInOf } from './stand-in.ts'

interface Restoring {
  /** Null where the system does. */
  adminId: string | null
  reason: string
  /** Its text from now on; without it the text as it was. */
  words?: string
}

/**
 * Shows again what a restriction took away; a text only where nobody has changed it since.
 * @returns whether all of it is shown again.
 */
export async function restoreContent(
  unit: UnitOfWork,
  { id: statementId, kind, subjectId: id, measure, removed }: StatementRow,
  { adminId, reason, words }: Restoring,
): Promise<boolean> {
  if (!kind || !id || !removed) return false
  const { text, hiddenFor = statementId } = removed
  if (kind === 'photo' || kind === 'message') {
    await showWorkPhotoAgain(unit, hiddenFor)
    await showAttachedPhotosAgain(unit, hiddenFor)
  }
  if (kind === 'photo') return true
  if (kind === 'review' && measure !== 'redact') {
    if (words !== undefined) await replaceReviewText(unit, { id, which: 'text', words })
    return restoreReview(unit, { id, adminId, reason })
  }
  if (text === undefined) return false
  const expected = standInOf({ kind, measure, statementId }, removed)
  return swapText(unit, { kind, id }, { expected, text: words ?? text })
}
