import type { VettedVendorOnWire, VettingState } from '@anseo/contract/administration'
import { Button } from '@anseo/ui/button'
import { BadgeCheck } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { VettingStep } from '../../queries/vendors.ts'
import { VerifyDialog } from './verify-dialog.tsx'
import { VettingDialog } from './vetting-dialog.tsx'

/** The decisions that are possible in each state besides a suspension, in the order of their buttons. */
const STEPS: Record<VettingState, readonly VettingStep[]> = {
  pending: ['reject', 'verify'],
  verified: [],
  rejected: ['verify'],
  suspended: ['verify'],
}
const stepsFor = ({ vetting, maySuspend }: VettedVendorOnWire): readonly VettingStep[] =>
  maySuspend ? ['suspend', ...STEPS[vetting]] : STEPS[vetting]
const LABELS: Record<VettingStep, string> = {
  verify: 'Verify vendor',
  reject: 'Reject',
  suspend: 'Suspend vendor',
}

interface VettingActionsProps {
  vendor: VettedVendorOnWire
  /** The page on which documents are reviewed before verifying; without it the button opens the dialog at once. */
  reviewFirst?: string | undefined
  /** Required checks that are not approved. */
  unchecked?: readonly string[] | undefined
}

/** Buttons for the decisions that are possible now; each opens a dialog that asks to confirm. */
export function VettingActions({ vendor, reviewFirst, unchecked }: VettingActionsProps) {
  const [asking, setAsking] = useState<VettingStep | null>(null)
  return (
    <div className="flex gap-2.5">
      {stepsFor(vendor).map((step) =>
        step === 'verify' && reviewFirst ? (
          <Button
            key={step}
            asChild
            size="sm"
            className="grow-[1.6]"
            icon={<BadgeCheck aria-hidden="true" />}
          >
            <Link to={reviewFirst}>{LABELS[step]}</Link>
          </Button>
        ) : step === 'verify' ? (
          <Button
            key={step}
            size="sm"
            className="grow-[1.6]"
            icon={<BadgeCheck aria-hidden="true" />}
            onClick={() => setAsking(step)}
          >
            {LABELS[step]}
          </Button>
        ) : (
          <Button key={step} tone="dng" size="sm" className="grow" onClick={() => setAsking(step)}>
            {LABELS[step]}
          </Button>
        ),
      )}
      {asking === 'verify' && (
        <VerifyDialog vendor={vendor} unchecked={unchecked} onClose={() => setAsking(null)} />
      )}
      {asking && asking !== 'verify' && (
        <VettingDialog vendor={vendor} step={asking} onClose={() => setAsking(null)} />
      )}
    </div>
  )
}
