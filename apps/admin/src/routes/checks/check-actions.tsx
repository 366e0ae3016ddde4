import type { EndingCheckOnWire } from '@anseo/contract/vetting'
import type { VettedVendorOnWire } from '@anseo/contract/administration'
import { CHECK_NAMES } from '@anseo/domain/vetting-checks'
import { Button } from '@anseo/ui/button'
import { Question } from '@anseo/ui/question'
import { BellRing } from 'lucide-react'
import { useState } from 'react'
import { useRemindOfCheck } from '../../queries/vetting.ts'
import { VettingDialog } from '../vetting/vetting-dialog.tsx'
import { CancelBookings } from './cancel-bookings.tsx'
import { ExtendCheck } from './extend-check.tsx'
import { useMay } from '../../queries/profile.ts'

interface CheckActionsProps {
  check: EndingCheckOnWire
  /** The vendor as the operator decides on it; undefined while it loads. */
  vendor: VettedVendorOnWire | undefined
  hasExpired: boolean
  /** The address of the detail. */
  link: string
}

/** The operator's actions on a document that expires, each with a confirmation. */
export function CheckActions({ check, vendor, hasExpired, link }: CheckActionsProps) {
  const [asking, setAsking] = useState<'remind' | 'suspend' | null>(null)
  const reminding = useRemindOfCheck()
  const may = useMay()
  const close = () => setAsking(null)
  return (
    <>
      {check.mayRemind && may('POST /api/admin/checks/:id/remind') && (
        <Button tone="sec" full icon={<BellRing aria-hidden="true" />} onClick={() => setAsking('remind')}>
          Remind now
        </Button>
      )}
      {check.mayExtend && may('POST /api/admin/checks/:id/extend') && (
        <ExtendCheck check={check} link={link} />
      )}
      {vendor?.maySuspend && may('POST /api/admin/vendors/:id/suspend') && (
        <Button tone="dng" full onClick={() => setAsking('suspend')}>
          Suspend vendor
        </Button>
      )}
      {hasExpired && check.bookingsAfter > 0 && may('POST /api/admin/checks/:id/cancel-bookings') && (
        <CancelBookings check={check} />
      )}
      <Question
        open={asking === 'remind'}
        title="Remind this vendor now?"
        confirm="Send reminder"
        busy={reminding.isPending}
        onClose={close}
        onConfirm={() => reminding.mutate(check._id, { onSettled: close })}
      >
        <p>
          We&apos;ll email {check.vendor.name} about {CHECK_NAMES[check.kind]}. You can do this once a day.
        </p>
      </Question>
      {asking === 'suspend' && vendor && <VettingDialog vendor={vendor} step="suspend" onClose={close} />}
    </>
  )
}
