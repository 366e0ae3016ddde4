import { addDays, type CalendarDate, compareDates } from './calendar-date.ts'
import { dublinDate } from './dublin-time.ts'
import { HOUR_MS } from './duration.ts'
import { COMPLAINT_MONTHS, NOTICE_DECISION_HOURS, RESTRICTION_MAX_DAYS } from './limits.ts'
import type { Problem } from './problem.ts'
import { problem } from './problem.ts'

/** The kinds of content that can be reported (D6); a reply is a vendor's, and has the id of its review. */
export const CONTENT_KINDS = ['profile', 'photo', 'review', 'reply', 'message', 'person'] as const
export type ContentKind = (typeof CONTENT_KINDS)[number]

/** The decisions about a report of content. */
export const NOTICE_DECISIONS = ['none', 'redact', 'remove', 'suspend', 'block'] as const
export type NoticeDecision = (typeof NOTICE_DECISIONS)[number]

/**
 * The restrictions that carry a statement of reasons (DSA article 17): content hidden until its report is decided, passages
 * of a text removed, content removed, a vendor suspended, a client blocked.
 */
export const MEASURES = ['hide', 'redact', 'remove', 'suspend', 'block'] as const
export type Measure = (typeof MEASURES)[number]

/** The restrictions that can be set to end on a day. */
export const TIMED_MEASURES = ['remove', 'suspend', 'block'] as const satisfies Measure[]

/** A restriction rests on a law, or on a clause of the terms. */
export const GROUNDS = ['law', 'terms'] as const
export type Ground = (typeof GROUNDS)[number]

/** The clause of the terms on which an operator acts who names no other. */
export const FAIR_USE_CLAUSE = 'Terms of service, Fair use'

/** The answers to a complaint, named for the decision: `upheld` means that it stands, `reversed` that it is undone. */
export const COMPLAINT_OUTCOMES = ['upheld', 'reversed'] as const
export type ComplaintOutcome = (typeof COMPLAINT_OUTCOMES)[number]

type AuthorRole = 'client' | 'vendor'

interface Decidable {
  kind: ContentKind
  author: AuthorRole
  /** Its text, of which passages can be marked; null without one. */
  text: string | null
}

/**
 * Returns the possible decisions about reported content: a person cannot be removed, nor a part of a photo, and the last
 * resort is to suspend a vendor or to block a client.
 */
export const decisionsFor = ({ kind, author, text }: Decidable): readonly NoticeDecision[] => [
  'none',
  ...(text && kind !== 'person' && kind !== 'photo' ? (['redact'] as const) : []),
  ...(kind === 'person' ? [] : (['remove'] as const)),
  author === 'vendor' ? 'suspend' : 'block',
]

/** Returns the latest last day that a restriction can be given. */
export const latestLastDay = (now: Date): CalendarDate => addDays(dublinDate(now), RESTRICTION_MAX_DAYS)

/** Returns whether a restriction that begins now can have this as its last day, in Dublin. */
export const isPossibleLastDay = (day: CalendarDate, now: Date): boolean =>
  compareDates(day, dublinDate(now)) >= 0 && compareDates(day, latestLastDay(now)) <= 0

/** Returns whether a restriction applies: neither was it lifted nor is its time over. */
export const isInForce = <T>({ liftedAt, endedAt }: { liftedAt: T | null; endedAt: T | null }): boolean =>
  liftedAt === null && endedAt === null

/** Returns until when a report should be decided. */
export const decideBy = (sentAt: Date): Date => new Date(sentAt.getTime() + NOTICE_DECISION_HOURS * HOUR_MS)

/** Returns until when a decision can be complained about: the same instant six months on, or the last of that month. */
export function complainUntil(decidedAt: Date): Date {
  const until = new Date(decidedAt)
  const day = until.getUTCDate()
  until.setUTCDate(1)
  until.setUTCMonth(until.getUTCMonth() + COMPLAINT_MONTHS)
  const lastDay = new Date(Date.UTC(until.getUTCFullYear(), until.getUTCMonth() + 1, 0)).getUTCDate()
  until.setUTCDate(Math.min(day, lastDay))
  return until
}

/** A decision, as far as the rule about complaints needs it. */
export interface Contestable {
  decidedAt: Date
  /** The restriction has been lifted. */
  isLifted: boolean
  /** A complaint about it was sent. */
  isContested: boolean
}

/** Returns why a decision cannot be complained about now, or null; each can be complained about once. */
export function complaintProblem(
  { decidedAt, isLifted, isContested }: Contestable,
  now: Date,
): Problem | null {
  if (isContested) return problem('COMPLAINT_SENT')
  if (isLifted) return problem('DECISION_LIFTED')
  return now > complainUntil(decidedAt) ? problem('COMPLAINT_OVER') : null
}
