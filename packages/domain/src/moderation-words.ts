import { dublinDate } from './dublin-time.ts'
import type { ContentKind, Measure, NoticeDecision } from './moderation.ts'
import { REMOVED_PASSAGE } from './marked-passages.ts'
import { formatFullDate } from './near-day.ts'

/** The subject of a restriction: content as a whole or in part, or an account as a whole. */
export interface Restricted {
  measure: Measure
  /** Null where no content was reported. */
  kind: ContentKind | null
  /** The number of passages that were removed; null for another measure. */
  passages: number | null
}

const YOURS: Record<ContentKind, string> = {
  profile: 'profile text',
  photo: 'photo',
  review: 'review',
  reply: 'reply',
  message: 'message',
  person: 'account',
}

/** Returns the content in the words of its author, such as 'your review'. */
export const yours = (kind: ContentKind): string => `your ${YOURS[kind]}`

/** Returns the headline of a restriction for the person concerned, without a full stop. */
export function restrictionHeadline({ measure, kind }: Pick<Restricted, 'measure' | 'kind'>): string {
  const content = yours(kind ?? 'profile')
  const headlines: Record<Measure, string> = {
    hide: `We've hidden ${content} while we decide`,
    redact: `We removed a part of ${content}`,
    remove: `We removed ${content}`,
    suspend: 'Your profile is suspended',
    block: 'Your account is blocked',
  }
  return headlines[measure]
}

const REST = 'The rest of your account stays as it is.'

/** Returns the scope of a restriction, as whole sentences. */
export function scopeText({ measure, kind, passages }: Restricted): string {
  const removed = kind && kind !== 'person' ? ` We also removed ${yours(kind)} everywhere on the site.` : ''
  const content = yours(kind ?? 'profile')
  const texts: Record<Measure, string> = {
    hide: `This is provisional: until we decide, no one can see ${content} anywhere on the site. We'll tell you what we decide. ${REST}`,
    redact: `We replaced ${passages === 1 ? 'one passage' : `${passages ?? 'some'} passages`} of ${content} with “${REMOVED_PASSAGE}”, everywhere on the site. The rest of it${kind === 'review' ? ' and your stars stay' : ' stays'}.`,
    remove: `No one can see ${content} any more, anywhere on the site. ${REST}`,
    suspend: `You're not listed and can't be booked. Unpaid appointments are cancelled; we'll contact you about the paid ones.${removed}`,
    block: `You can log in, read, get refunds, download your data and complain. You can't book, write, review, wait for a time or ask for quotes.${removed}`,
  }
  return texts[measure]
}

/** Returns how long a restriction lasts. @param endsAt midnight after its last day; null without one. */
export function durationText(
  { measure, kind }: Pick<Restricted, 'measure' | 'kind'>,
  endsAt: Date | null,
): string {
  if (measure === 'hide') return 'Until we have decided'
  const isOfContent = measure === 'remove' || measure === 'redact'
  if (!endsAt) return isOfContent ? 'Permanently' : 'Until we decide otherwise'
  const lastDay = formatFullDate(dublinDate(new Date(endsAt.getTime() - 1)))
  const stays = !isOfContent && kind && kind !== 'person' ? `; ${yours(kind)} stays removed` : ''
  return `Up to and including ${lastDay}${stays}`
}

/**
 * Returns the text in a chat or under a review in place of what is hidden or removed; it names the decision, so that no
 * two are the same.
 */
export const standInText = (kind: 'message' | 'reply', measure: Measure, statementId: string): string =>
  measure === 'hide'
    ? `This ${kind} is hidden while our team decides about it (decision ${statementId.slice(0, 8)}).`
    : `This ${kind} was removed by our team (decision ${statementId.slice(0, 8)}).`

/**
 * Returns the text in a notification in place of a hidden or removed review; it names the review, so that no two are
 * the same.
 */
export const hiddenReviewText = (reviewId: string): string =>
  `Our team has taken this review down (review ${reviewId.slice(0, 8)}).`

/** The ways in which a restriction ends of which its addressee is notified: its time is over, an admin lifts it, or it was provisional and the content stays. */
export type NotifiedEnding = 'over' | 'lifted' | 'kept'

/** Returns the headline for the person whose restriction has ended, without a full stop. */
export function endedHeadline({ measure, kind }: Pick<Restricted, 'measure' | 'kind'>): string {
  if (measure === 'block') return 'Your account is open again'
  if (measure === 'suspend') return 'Your suspension has ended'
  return `${measure === 'redact' ? 'All of your' : 'Your'} ${YOURS[kind ?? 'profile']} is shown again`
}

const ENDINGS: Record<NotifiedEnding, string> = {
  over: 'The time that we set is over.',
  lifted: 'We looked at it again and lifted the restriction.',
  kept: 'We looked at the report and decided to keep it.',
}

/** Returns why a restriction has ended, as a sentence. */
export const endedText = (how: NotifiedEnding): string => ENDINGS[how]

const DECIDED: Record<NoticeDecision, string> = {
  none: "We looked at it and didn't act",
  redact: 'We removed a part of it',
  remove: 'We removed it',
  suspend: 'We suspended the vendor',
  block: 'We blocked the person',
}

/** Returns the decision about a report for its sender, without a full stop. */
export const decidedText = (decision: NoticeDecision): string => DECIDED[decision]

const ELSEWHERE =
  'turn to an out-of-court dispute settlement body certified by Coimisiún na Meán, or go to court.'

/** Returns the ways to contest a decision, as whole sentences (DSA articles 17(3)(f) and 16(5)). @param until a date. */
export const redressText = (until: string): string =>
  `You can complain to us free of charge until ${until}, and a person will answer. You can also ${ELSEWHERE}`

/** Returns the ways that are left once the time for a complaint is over. @param until when it ended: a date. */
export const lateRedressText = (until: string): string =>
  `You could complain to us until ${until}. You can still ${ELSEWHERE}`
