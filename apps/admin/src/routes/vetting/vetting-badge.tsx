import type { VettedVendorOnWire, VettingState } from '@anseo/contract/administration'
import { Badge, type BadgeTone } from '@anseo/ui/badge'
import { MessageCircleQuestionMark } from 'lucide-react'

const BADGES: Record<VettingState, { tone: BadgeTone; text: string }> = {
  pending: { tone: 'pending', text: 'Waiting' },
  verified: { tone: 'paid', text: 'Verified' },
  rejected: { tone: 'declined', text: 'Rejected' },
  suspended: { tone: 'cancelled', text: 'Suspended' },
}

/** The state of a vendor's vetting; 'Asked vendor' while a pending application waits for the vendor and not for us. */
export function VettingBadge({ vendor: { vetting, isAsked } }: { vendor: VettedVendorOnWire }) {
  if (vetting === 'pending' && isAsked) {
    return (
      <Badge tone="broadcast" plain>
        <MessageCircleQuestionMark aria-hidden="true" />
        Asked vendor
      </Badge>
    )
  }
  const { tone, text } = BADGES[vetting]
  return <Badge tone={tone}>{text}</Badge>
}
