import type { DomainEvents } from '../../infrastructure/events.ts'
import type { Telling } from './tell-person.ts'
import { quoted, toVendorSite } from './wording.ts'

type Vetted = DomainEvents['vendor.vetted']

const SAID: Record<Vetted['decision'], { headline: string; sentence: string }> = {
  verified: { headline: 'You are verified', sentence: 'Clients can find and book you from now on.' },
  rejected: {
    headline: 'Your application was not accepted',
    sentence: 'Your profile is not shown to clients.',
  },
  suspended: {
    headline: 'Your profile is suspended',
    sentence:
      'Clients no longer see it. Unpaid appointments are cancelled, we settle the paid ones with you.',
  },
}

/** What a vendor hears of the operator's decision. */
export function onVetted({ decision, reason }: Vetted): Telling {
  const { headline, sentence } = SAID[decision]
  return {
    headline,
    sentences: [...quoted('We wrote', reason), sentence],
    facts: [],
    button: toVendorSite('Open your site'),
    isBinding: true,
  }
}
