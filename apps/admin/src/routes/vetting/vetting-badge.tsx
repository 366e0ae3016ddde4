import type { VettedVendorOnWire, VettingState } from '@anseo/contract/administration'
import { Badge, type BadgeTone } from '@anseo/ui/badge'

const BADGES: Record<VettingState, { tone: BadgeTone; text: string }> = {
  pending: { tone: 'pending', text: 'Waiting' },
  verified: { tone: 'paid', text: 'Verified' },
  rejected: { tone: 'declined', text: 'Rejected' },
  suspended: { tone: 'cancelled', text: 'Suspended' },
}

/** The state of a vendor's vetting. */
export function VettingBadge({ vendor: { vetting } }: { vendor: VettedVendorOnWire }) {
  const { tone, text } = BADGES[vetting]
  return <Badge tone={tone}>{text}</Badge>
}
