import type { NotificationContent } from './notify-people.ts'
import { quoted, type WordingContext, toVendorSite } from './wording.ts'
import type { vendorVetted } from '../catalogue/events.ts'
import type { FactsOf } from '../../platform/unit-of-work/event.ts'

type Vetted = FactsOf<typeof vendorVetted>

const SAID: Record<Vetted['decision'], { headline: string; sentence: string }> = {
  verified: { headline: "You're verified", sentence: 'Clients can now find and book you.' },
  rejected: {
    headline: 'Your application was not accepted',
    sentence: "You're not listed.",
  },
  suspended: {
    headline: 'Your profile is suspended',
    sentence:
      "You're no longer listed. We've cancelled your unpaid appointments and will contact you about the paid ones.",
  },
}

/** Tells a vendor the operator's decision. */
export function onVetted({ decision, reason }: Vetted, { brandName }: WordingContext): NotificationContent {
  const { headline, sentence } = SAID[decision]
  return {
    headline,
    sentences: [...quoted('Reason', reason), sentence],
    facts: [],
    button:
      decision === 'verified'
        ? toVendorSite(`Open ${brandName} Pro`)
        : { label: 'See what to do', path: '/pro/getting-started' },
    isBinding: true,
  }
}
