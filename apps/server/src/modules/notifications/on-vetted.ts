import type { NotificationContent } from './notify-people.ts'
import { quoted, type WordingContext, toVendorSite } from './wording.ts'
import type { vendorVetted } from '../catalogue/events.ts'
import type { FactsOf } from '../../platform/unit-of-work/event.ts'

type Vetted = FactsOf<typeof vendorVetted>

const SAID: Record<Exclude<Vetted['decision'], 'suspended'>, { headline: string; sentence: string }> = {
  verified: { headline: "You're verified", sentence: 'Clients can now find and book you.' },
  rejected: {
    headline: 'Your application was not accepted',
    sentence: "You're not listed.",
  },
}

/** Tells a vendor the operator's decision; a suspension is told with its statement of reasons. */
export function onVetted(
  { decision, reason }: Vetted,
  { brandName }: WordingContext,
): NotificationContent | null {
  if (decision === 'suspended') return null
  const { headline, sentence } = SAID[decision]
  return {
    headline,
    sentences: [...quoted('Reason', reason), sentence],
    button:
      decision === 'verified'
        ? toVendorSite(`Open ${brandName} Pro`)
        : { label: 'See what to do', path: '/pro/getting-started' },
    isBinding: true,
  }
}
