import type { VettedVendorOnWire } from '@anseo/contract/administration'
import { Badge } from '@anseo/ui/badge'
import { MessageCircleQuestionMark } from 'lucide-react'
import { VETTING } from '../accounts/account-texts.ts'

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
  const { tone, text } = VETTING[vetting]
  return <Badge tone={tone}>{text}</Badge>
}
