import { dublinDate } from '@anseo/domain/dublin-time'
import { complainUntil } from '@anseo/domain/moderation'
import {
  durationText,
  endedHeadline,
  endedText,
  redressText,
  restrictionHeadline,
  scopeText,
} from '@anseo/domain/moderation-words'
import { formatFullDate } from '@anseo/domain/near-day'
import type { Role } from '@anseo/domain/role'
import type { FactsOf } from '../../platform/unit-of-work/event.ts'
import type { restrictionEnded, statementIssued } from '../trust/events.ts'
import type { NotificationContent } from './notify-people.ts'
import { ADD_DOCUMENT } from './on-checks.ts'
import { quoted } from './wording.ts'

/** Gives a person the statement of reasons of a restriction: all of it by email, with a link that needs no login (D6). */
export const onStatement = (facts: FactsOf<typeof statementIssued>, role: Role): NotificationContent => ({
  headline: restrictionHeadline(facts),
  sentences: [
    ...quoted('Reason', facts.facts),
    scopeText(facts),
    // Our system suspends for an expired document only.
    ...(facts.automated && facts.measure === 'suspend' ? [ADD_DOCUMENT] : []),
    redressText(formatFullDate(dublinDate(complainUntil(facts.decidedAt)))),
  ],
  facts: [
    [facts.ground === 'law' ? 'Law' : 'Terms', facts.provision],
    ['How long', durationText(facts, facts.endsAt)],
    ['Decided by', facts.automated ? 'Our system, automatically' : 'A person on our team'],
    ['Reference', facts.statementId.slice(0, 8)],
  ],
  button: {
    label: 'Read the decision',
    path: `${role === 'vendor' ? '/pro' : ''}/decisions/${facts.statementId}`,
  },
  mailPath: `/decisions/${facts.token}`,
  isBinding: true,
})

/** Tells a person that a restriction of its content or account has ended, and what works again (D6). */
export const onRestrictionEnded = (
  facts: FactsOf<typeof restrictionEnded>,
  role: Role,
): NotificationContent => ({
  headline: endedHeadline(facts),
  sentences: [endedText(facts.how), ...whatWorks(facts)],
  button: {
    label: 'View your decisions',
    path: role === 'vendor' ? '/pro/profile' : '/my-profile#decisions',
  },
  isBinding: true,
})

function whatWorks({ measure, isListed, isClosing }: FactsOf<typeof restrictionEnded>): string[] {
  if (measure === 'block') {
    return ['You can book, write and review again.', 'Cancelled appointments stay cancelled.']
  }
  if (measure !== 'suspend') return []
  if (isClosing) return ["You aren't listed while your account is closing."]
  return [
    isListed
      ? "You're listed again and can be booked."
      : "You aren't listed yet: check your documents, because one has expired.",
  ]
}
