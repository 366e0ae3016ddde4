import { COMPLAINT_MONTHS, NOTICE_DECISION_HOURS } from './limits.ts'
import type { Problem } from './problem.ts'
import { problem } from './problem.ts'

/** The kinds of content that can be reported (D6). */
export const CONTENT_KINDS = ['profile', 'photo', 'review', 'message', 'person'] as const
export type ContentKind = (typeof CONTENT_KINDS)[number]

/** The restrictions that carry a statement of reasons (DSA article 17). */
export const MEASURES = ['remove', 'suspend', 'block'] as const
export type Measure = (typeof MEASURES)[number]

/** The decisions about a report of content. */
export const NOTICE_DECISIONS = ['none', ...MEASURES] as const
export type NoticeDecision = (typeof NOTICE_DECISIONS)[number]

/** A restriction rests on a law, or on a clause of the terms. */
export const GROUNDS = ['law', 'terms'] as const
export type Ground = (typeof GROUNDS)[number]

/** The clause of the terms on which an operator acts who names no other. */
export const FAIR_USE_CLAUSE = 'Terms of service, Fair use'

/** The answers to a complaint: the decision stands, or it is undone. */
export const COMPLAINT_OUTCOMES = ['upheld', 'reversed'] as const
export type ComplaintOutcome = (typeof COMPLAINT_OUTCOMES)[number]

type AuthorRole = 'client' | 'vendor'

/** Returns what can be decided about reported content: a person is not removed, and each role has its own last resort. */
export const decisionsFor = (kind: ContentKind, author: AuthorRole): readonly NoticeDecision[] => [
  'none',
  ...(kind === 'person' ? [] : (['remove'] as const)),
  author === 'vendor' ? 'suspend' : 'block',
]

const HOUR_MS = 3_600_000

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

/** Returns why a decision cannot be complained about now; each can be once. */
export function complaintProblem(
  { decidedAt, isLifted, isContested }: Contestable,
  now: Date,
): Problem | null {
  if (isContested) return problem('COMPLAINT_SENT')
  if (isLifted) return problem('DECISION_LIFTED')
  return now > complainUntil(decidedAt) ? problem('COMPLAINT_OVER') : null
}
