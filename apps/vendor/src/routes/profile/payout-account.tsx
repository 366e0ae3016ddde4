import { serverNow } from '@anseo/api-client/server-clock'
import { formatDatedMoment, formatMoment } from '@anseo/domain/moment-text'
import { Button } from '@anseo/ui/button'
import { Note } from '@anseo/ui/note'
import { useState } from 'react'
import { useOnboarding } from '../../queries/onboarding.ts'
import { usePayoutAccount } from '../../queries/payout-account.ts'
import { useVendor } from '../../queries/profile.ts'
import { PayoutsHeld } from '../earnings/payouts-held.tsx'
import { PayoutDialog } from '../getting-started/payout-dialog.tsx'

/** Shows the payout account, its hold, and earlier accounts (A10). */
export function PayoutAccount() {
  const { payoutAccount } = useVendor()
  const { data: onboarding } = useOnboarding()
  const { data } = usePayoutAccount()
  const [open, setOpen] = useState(false)
  return (
    <div className="grid gap-2.5">
      <div className="flex flex-wrap items-center justify-between gap-2.5">
        <p>{payoutAccount ? `Payouts go to ${payoutAccount}.` : 'No payout account yet.'}</p>
        <Button tone="sec" size="sm" disabled={!onboarding} onClick={() => setOpen(true)}>
          {payoutAccount ? 'Change account' : 'Set up payouts'}
        </Button>
      </div>
      <PayoutsHeld />
      {data?.heldUntil && (
        <Note tone="warm">
          Your payout account has been changed. Payouts are on hold until{' '}
          {formatMoment(new Date(data.heldUntil), serverNow())}. If this wasn&apos;t you, change your password
          now and call us.
        </Note>
      )}
      {data && data.history.length > 0 && (
        <details>
          <summary className="link">Payout account history</summary>
          <ul className="mt-2 grid gap-1">
            {data.history.map(({ account, chosenAt }) => (
              <li key={chosenAt} className="num">
                {account}, since {formatDatedMoment(new Date(chosenAt))}
              </li>
            ))}
          </ul>
        </details>
      )}
      {open && onboarding && (
        <PayoutDialog
          sandbox={onboarding.payoutSandbox}
          isChange={payoutAccount !== null}
          from="profile"
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
