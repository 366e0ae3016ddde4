import type { CallName } from '@anseo/contract/calls'
import type { NoticeRowOnWire } from '@anseo/contract/content-notices'
import { DAY_MS } from '@anseo/domain/duration'
import type { ContentKind, Measure, NoticeDecision } from '@anseo/domain/moderation'
import type { BadgeTone } from '@anseo/ui/badge'

/** The kinds of content, as the team calls them. */
export const KINDS: Readonly<Record<ContentKind, string>> = {
  profile: 'Profile',
  photo: 'Photo',
  review: 'Review',
  reply: 'Reply to a review',
  message: 'Message',
  person: 'Person',
}

export const REASONS: Readonly<Record<NoticeRowOnWire['reason'], string>> = {
  illegal: 'Illegal',
  rules: 'Against the rules',
}

/** The orders of the list. */
export const ORDERS = {
  oldest: 'Oldest first',
  newest: 'Newest first',
  author: 'Author, A to Z',
  'author-desc': 'Author, Z to A',
} as const

/** Open reports come oldest first, decided ones newest first. */
export const usualOrder = (status: 'open' | 'decided') => (status === 'open' ? 'oldest' : 'newest')

/** The decisions about a report, as a choice. */
export const DECISIONS: Readonly<Record<NoticeDecision, { name: string; consequence: string }>> = {
  none: { name: 'Keep it', consequence: 'Neither illegal nor against our terms.' },
  redact: { name: 'Remove a part', consequence: 'The passages you mark go, the rest stays.' },
  remove: { name: 'Remove it', consequence: 'No one can see it any more.' },
  suspend: {
    name: 'Remove it and suspend the vendor',
    consequence:
      'For clear or repeated cases. Unpaid appointments are cancelled; support decides on the paid ones.',
  },
  block: {
    name: 'Remove it and block the client',
    consequence: 'For clear or repeated cases. Coming appointments are cancelled and refunded.',
  },
}

/** The call of each decision, since not every role may suspend a vendor. */
export const DECIDING: Readonly<Record<NoticeDecision, CallName>> = {
  none: 'POST /api/admin/content-notices/:id/decision',
  redact: 'POST /api/admin/content-notices/:id/decision',
  remove: 'POST /api/admin/content-notices/:id/decision',
  suspend: 'POST /api/admin/content-notices/:id/suspension',
  block: 'POST /api/admin/content-notices/:id/decision',
}

/** The decision of a report that was decided. */
export const DECIDED: Readonly<Record<NoticeDecision, string>> = {
  none: 'Kept',
  redact: 'Part removed',
  remove: 'Removed',
  suspend: 'Vendor suspended',
  block: 'Client blocked',
}

/** The button that decides. */
export const DECIDE: Readonly<Record<NoticeDecision, string>> = {
  none: 'Keep it and answer',
  redact: 'Remove the passages and send',
  remove: 'Remove it and send',
  suspend: 'Suspend and send',
  block: 'Block and send',
}

/** A restriction, as the team calls it. */
export const MEASURES: Readonly<Record<Measure, string>> = {
  hide: 'Content hidden',
  redact: 'Part of content removed',
  remove: 'Content removed',
  suspend: 'Vendor suspended',
  block: 'Client blocked',
}

/** Laws and clauses that are often named. */
export const PROVISIONS: Readonly<Record<'law' | 'terms', readonly string[]>> = {
  law: [
    'Defamation Act 2009, section 6',
    'GDPR, article 6',
    'Copyright and Related Rights Act 2000, section 37',
    'Harassment, Harmful Communications and Related Offences Act 2020',
    'Prohibition of Incitement to Hatred Act 1989',
    'Consumer Protection Act 2007, section 43',
  ],
  terms: ['Terms of service, Fair use', 'Terms of service, Vendors', 'Terms of service, Your account'],
}

/** Returns the colour of a deadline: plain until the last day, then gorse, then past. */
export function deadlineTone(decideBy: string, now: Date): BadgeTone {
  const left = Date.parse(decideBy) - now.getTime()
  if (left < 0) return 'overdue'
  return left < DAY_MS ? 'due' : 'pending'
}

/** Returns the address of a person's page. */
export const pathOfPerson = ({ _id, role }: { _id: string; role: 'client' | 'vendor' }): string =>
  `/people/${role === 'vendor' ? 'vendors' : 'clients'}/${_id}`
