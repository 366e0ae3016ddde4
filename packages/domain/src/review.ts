import { HOUR_MS } from './duration.ts'
import { REPLY_CHANGE_HOURS, REVIEW_DAYS } from './limits.ts'
import type { Problem } from './problem.ts'
import { problem } from './problem.ts'

// Neither author can have read the other's review: both sides write within 14 days of completion, and a review is
// hidden until the other side wrote too or these days are over.

/** Which side of an appointment wrote. */
export type ReviewAuthor = 'client' | 'vendor'

/** When an appointment was completed, and when each side wrote; null for what has not happened. */
export interface ReviewFacts {
  completedAt: Date | null
  clientWroteAt: Date | null
  vendorWroteAt: Date | null
}

/** Returns the instant from which a review can no longer be written or changed. */
export const reviewsEndAt = (completedAt: Date): Date =>
  new Date(completedAt.getTime() + REVIEW_DAYS * 24 * HOUR_MS)

/** Returns from when on the reviews of an appointment are visible: once both wrote, or when the time to write is over. */
export function visibleFrom({
  completedAt,
  clientWroteAt,
  vendorWroteAt,
}: ReviewFacts & { completedAt: Date }): Date {
  if (!clientWroteAt || !vendorWroteAt) return reviewsEndAt(completedAt)
  return clientWroteAt > vendorWroteAt ? clientWroteAt : vendorWroteAt
}

/** Returns why a side cannot write or change its review now, or null. */
export function reviewProblem(facts: ReviewFacts, now: Date): Problem | null {
  const { completedAt } = facts
  if (!completedAt) return problem('NOT_COMPLETE')
  if (now >= reviewsEndAt(completedAt)) return problem('REVIEW_OVER')
  return facts.clientWroteAt && facts.vendorWroteAt ? problem('REVIEW_VISIBLE') : null
}

/** Returns whether a review can be read by others: null means that nobody has hidden it. */
export const isVisible = (
  { visibleAt, hiddenAt }: { visibleAt: Date; hiddenAt: Date | null },
  now: Date,
): boolean => hiddenAt === null && visibleAt <= now

/** Returns until when a reply can be changed. */
export const replyEndsAt = (repliedAt: Date): Date =>
  new Date(repliedAt.getTime() + REPLY_CHANGE_HOURS * HOUR_MS)

/**
 * Returns why a vendor cannot write or change its reply to a visible review, or null: it replies once, and changes the
 * reply within a day. What a decision has removed of it is not written again.
 */
export function replyProblem(
  { repliedAt, isRemoved }: { repliedAt: Date | null; isRemoved: boolean },
  now: Date,
): Problem | null {
  if (isRemoved) return problem('REPLY_REMOVED')
  return repliedAt && now >= replyEndsAt(repliedAt) ? problem('REPLY_OVER') : null
}
