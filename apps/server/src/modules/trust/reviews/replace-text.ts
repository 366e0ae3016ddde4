import { eq } from 'drizzle-orm'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { reviewTextReplaced } from '../events.ts'
import { review } from '../tables/reviews.ts'
import { lockReview, type ReviewRow } from './store.ts'

interface Replacing {
  id: string
  /** The review itself, or the vendor's reply to it. */
  which: 'text' | 'reply'
  words: string
  /** Only these words are replaced; any if it is missing. */
  expected?: string | undefined
}

/**
 * Replaces the words of a review or of the reply to it, as an operator does who takes them down or shows them again.
 * @returns the words found; null if there were none.
 */
export async function replaceReviewText(
  unit: UnitOfWork,
  { id, which, words, expected }: Replacing,
): Promise<string | null> {
  const row = await lockReview(unit.db, id)
  const before = row?.[which]
  if (!row || !before) return null
  if (expected !== undefined && before !== expected) return before
  await unit.db
    .update(review)
    .set({ [which]: words })
    .where(eq(review.id, id))
  await announceReplaced(unit, row, { before, after: words })
  return before
}

/**
 * Announces that the words of a review were replaced, so that the notices to both sides are changed too; does nothing
 * for a review without words.
 */
export async function announceReplaced(
  unit: UnitOfWork,
  { clientId, vendorId }: ReviewRow,
  { before, after }: { before: string | null; after: string | null },
): Promise<void> {
  if (!before || !after) return
  await unit.publish(reviewTextReplaced, { readers: [clientId, vendorId], before, after })
}
