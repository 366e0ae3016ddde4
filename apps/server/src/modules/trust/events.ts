import type { ContentKind, Ground, Measure } from '@anseo/domain/moderation'
import type { TellableEnding } from '@anseo/domain/moderation-words'
import { event } from '../../platform/unit-of-work/event.ts'
import type { AppointmentEventBase } from '../booking/public.ts'

/** One side's review of the other. */
export interface WrittenReview {
  stars: number
  text: string | null
}

/** A client objected to an appointment: nothing of it is paid out until an admin settles it (L3). */
export const problemReported = event<AppointmentEventBase & { reportId: string }>('problem.reported')

export const problemSettled = event<
  AppointmentEventBase & {
    refundCents: number
    /** The vendor's part of its fee in cents, 0 when nothing. */
    earnedCents: number
    toClient: string
    toVendor: string
  }
>('problem.settled')

/** Both wrote, or the time to write is over; null for a side that did not write, or is not shown. */
export const reviewsVisible = event<
  AppointmentEventBase & { byClient: WrittenReview | null; byVendor: WrittenReview | null }
>('reviews.visible')

/** A vendor answered the review of a client. */
export const reviewReplied = event<AppointmentEventBase & { reply: string }>('review.replied')

/** The team replaced the words of a review, or of the reply to it. */
export const reviewTextReplaced = event<{
  /** The accounts that were sent the words. */
  readers: readonly string[]
  before: string
  after: string
}>('review.text-replaced')

/** Content was reported that no open report is about; an admin decides by `decideBy` (D6). */
export const contentReported = event<{
  noticeId: string
  kind: ContentKind
  reason: 'illegal' | 'rules'
  decideBy: Date
}>('content.reported')

/** Somebody complains about a decision, which an admin who did not take it answers (D6). */
export const complaintSent = event<{ complaintId: string }>('complaint.sent')

/** Somebody's content or account is restricted, with reasons (D6); `token` is that of the link to read them. */
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
  how: TellableEnding
  /** The vendor is on the list again; false also for what does not concern it. */
  isListed: boolean
}>('restriction.ended')
