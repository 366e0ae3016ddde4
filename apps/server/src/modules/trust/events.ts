import type { ContentKind, Ground, Measure } from '@anseo/domain/moderation'
import type { NotifiedEnding } from '@anseo/domain/moderation-words'
import { event } from '../../platform/unit-of-work/event.ts'
import { eventOfAppointment } from '../booking/events.ts'

/** A client's review of a vendor, or a vendor's of a client. */
export interface WrittenReview {
  stars: number
  text: string | null
}

/** A client objected to an appointment: nothing of it is paid out until an admin settles it (L3). */
export const problemReported = eventOfAppointment<{
  reportId: string
  /** True if anything was paid by card, now or on the day. */
  holdsPayout: boolean
}>('problem.reported')

/** An admin settled the client's objection; the texts tell each side the outcome. */
export const problemSettled = eventOfAppointment<{
  /** All that is sent to the client, in cents, and what of it was paid on the day (A9). */
  refundCents: number
  later: { balanceCents: number; tipCents: number }
  /** The vendor's earning by card from the appointment, in cents; may be 0. */
  earnedCents: number
  toClient: string
  toVendor: string
}>('problem.settled')

/**
 * The reviews of an appointment became visible: both sides wrote, or the time to write is over. Null for a side that
 * did not write, or whose review is not shown.
 */
export const reviewsVisible = eventOfAppointment<{
  byClient: WrittenReview | null
  byVendor: WrittenReview | null
}>('reviews.visible')

/** A vendor answered the review of a client. */
export const reviewReplied = eventOfAppointment<{ reply: string }>('review.replied')

/** A vendor changed its reply to the review of a client. */
export const reviewReplyChanged = eventOfAppointment<{ before: string; after: string }>(
  'review.reply-changed',
)

/** The team replaced the words of a review, or of the reply to it. */
export const reviewTextReplaced = event<{
  /** The accounts that were sent the old text. */
  readers: readonly string[]
  before: string
  after: string
}>('review.text-replaced')

/** Content was reported that had no open report yet; an admin decides by `decideBy` (D6). */
export const contentReported = event<{
  noticeId: string
  kind: ContentKind
  reason: 'illegal' | 'rules'
  decideBy: Date
}>('content.reported')

/** Somebody complained about a moderation decision; an admin who did not take that decision answers (D6). */
export const complaintSent = event<{
  complaintId: string
  /** The measure that was decided; null for a report without action. */
  measure: Measure | null
}>('complaint.sent')

/** Somebody's content or account is restricted, with reasons (D6); `token` is for the link to the reasons. */
export const statementIssued = event<{
  statementId: string
  accountId: string
  token: string
  measure: Measure
  kind: ContentKind | null
  /** The number of removed passages; null for another measure. */
  passages: number | null
  ground: Ground
  provision: string
  facts: string
  endsAt: Date | null
  automated: boolean
  decidedAt: Date
}>('statement.issued')

/** A restriction of somebody's content or account has ended (D6). */
export const restrictionEnded = event<{
  accountId: string
  measure: Measure
  kind: ContentKind | null
  how: NotifiedEnding
  /** True if the restriction had taken a vendor off the list, and the vendor is listed again. */
  isListed: boolean
  /** True if it stays off the list because it is closing its account. */
  isClosing?: boolean
}>('restriction.ended')
