import type { ContentKind, Measure, NoticeDecision } from './moderation.ts'

/** The subject of a restriction: removed content, or an account as a whole. */
export interface Restricted {
  measure: Measure
  /** Null where no content was reported. */
  kind: ContentKind | null
}

const YOURS: Record<ContentKind, string> = {
  profile: 'profile text',
  photo: 'photo',
  review: 'review',
  message: 'message',
  person: 'account',
}

/** Returns the content in the words of its author, such as 'your review'. */
export const yours = (kind: ContentKind): string => `your ${YOURS[kind]}`

/** Returns the headline of a restriction for the person concerned, without a full stop. */
export function restrictionHeadline({ measure, kind }: Restricted): string {
  if (measure === 'block') return 'Your account is blocked'
  if (measure === 'suspend') return 'Your profile is suspended'
  return `We removed ${yours(kind ?? 'profile')}`
}

/** Returns the scope of a restriction, as whole sentences. */
export function scopeText({ measure, kind }: Restricted): string {
  const removed = kind && kind !== 'person' ? ` We also removed ${yours(kind)} everywhere on the site.` : ''
  if (measure === 'block') {
    return `You can log in, read, get refunds, download your data and complain. You can't book, write, review, wait for a time or ask for quotes.${removed}`
  }
  if (measure === 'suspend') {
    return `You're not listed and can't be booked. Unpaid appointments are cancelled; we settle the paid ones with you.${removed}`
  }
  return `No one can see ${yours(kind ?? 'profile')} any more, anywhere on the site. The rest of your account stays as it is.`
}

/** Returns how long a restriction lasts. */
export const durationText = (measure: Measure): string =>
  measure === 'remove' ? 'Permanently' : 'Until we decide otherwise'

const DECIDED: Record<NoticeDecision, string> = {
  none: "We looked at it and didn't act",
  remove: 'We removed it',
  suspend: 'We suspended the vendor',
  block: 'We blocked the person',
}

/** Returns the decision about a report for its sender, without a full stop. */
export const decidedText = (decision: NoticeDecision): string => DECIDED[decision]

/** Returns the ways to contest a decision, as whole sentences (DSA articles 17(3)(f) and 16(5)). @param until a date. */
export const redressText = (until: string): string =>
  `You can complain to us free of charge until ${until}, and a person will answer. You can also turn to an out-of-court dispute settlement body certified by Coimisiún na Meán, or go to court.`
