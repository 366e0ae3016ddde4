import type { VettedVendorOnWire, VettingState } from '@anseo/contract/administration'
import { Button } from '@anseo/ui/button'
import { BadgeCheck } from 'lucide-react'
import { useState } from 'react'
import type { VettingStep } from '../../queries/vendors.ts'
import { VettingDialog } from './vetting-dialog.tsx'

/** What can be decided in each state, the refusal first. */
const STEPS: Record<VettingState, readonly VettingStep[]> = {
  pending: ['reject', 'verify'],
  verified: ['suspend'],
  rejected: ['verify'],
  suspended: ['verify'],
}
const LABELS: Record<VettingStep, string> = {
  verify: 'Verify vendor',
  reject: 'Reject',
  suspend: 'Suspend vendor',
}

/** The decisions that are open, each asked for once more. */
export function VettingActions({ vendor }: { vendor: VettedVendorOnWire }) {
  const [asking, setAsking] = useState<VettingStep | null>(null)
  return (
    <div className="flex gap-2.5">
      {STEPS[vendor.vetting].map((step) =>
        step === 'verify' ? (
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
      {asking && <VettingDialog vendor={vendor} step={asking} onClose={() => setAsking(null)} />}
    </div>
  )
}
