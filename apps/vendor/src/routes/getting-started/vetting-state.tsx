import type { OwnVendorOnWire } from '@anseo/contract/profiles'
import { Note } from '@anseo/ui/note'
import { BadgeCheck, CircleAlert } from 'lucide-react'

const TITLES = {
  rejected: "Your application wasn't approved.",
  suspended: "You're not listed at the moment.",
}

/** Shows the operator's decision and its reason; nothing while the application is under review. */
export function VettingState({ vendor }: { vendor: OwnVendorOnWire }) {
  const { vetting, vettingReason, available } = vendor
  if (vetting === 'pending') return null
  if (vetting === 'verified') {
    return (
      <Note icon={<BadgeCheck aria-hidden="true" />}>
        You&apos;re verified. Clients can find{' '}
        {available ? 'and book you.' : "you, but can't book you right now."}
      </Note>
    )
  }
  return (
    <Note tone="bad" icon={<CircleAlert aria-hidden="true" />}>
      <strong>{TITLES[vetting]}</strong>
      {vettingReason && ` ${vettingReason}`}
    </Note>
  )
}
