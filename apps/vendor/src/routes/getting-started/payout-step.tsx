import type { OwnVendorOnWire } from '@anseo/contract/profiles'
import { Button } from '@anseo/ui/button'
import { useState } from 'react'
import { PayoutDialog } from './payout-dialog.tsx'
import { type StepPlace, StepRow } from './step-row.tsx'

interface PayoutStepProps extends StepPlace {
  vendor: OwnVendorOnWire
  /** True with the sandbox, where any account is accepted. */
  sandbox: boolean
}

/** The first step that sets up the payout account. */
export function PayoutStep({ vendor: { payoutAccount }, sandbox, ...place }: PayoutStepProps) {
  const [open, setOpen] = useState(false)
  return (
    <StepRow
      {...place}
      title="Payout details"
      text={
        payoutAccount
          ? `We pay you every Monday, to ${payoutAccount}.`
          : 'We pay you every Monday through our payment provider. We never see your bank details.'
      }
      action={
        <Button
          tone={place.done ? 'ghost' : place.next ? 'cta' : 'sec'}
          size="sm"
          aria-label={place.done ? 'Change payout details' : 'Set up payout details'}
          onClick={() => setOpen(true)}
        >
          {place.done ? 'Change' : 'Set up'}
        </Button>
      }
    >
      {open && (
        <PayoutDialog
          sandbox={sandbox}
          isChange={payoutAccount !== null}
          from="getting-started"
          onClose={() => setOpen(false)}
        />
      )}
    </StepRow>
  )
}
