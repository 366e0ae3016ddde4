import { Button } from '@anseo/ui/button'
import { Switch } from '@anseo/ui/switch'
import { useState } from 'react'
import { useOnboarding } from '../../queries/onboarding.ts'
import { useSetAvailable, useVendor } from '../../queries/profile.ts'
import { PayoutDialog } from '../getting-started/payout-dialog.tsx'

/** Whether the vendor takes bookings at all, and where its money goes. */
export function BookingsCard() {
  const { available, payoutAccount } = useVendor()
  const setAvailable = useSetAvailable()
  const { data } = useOnboarding()
  const [open, setOpen] = useState(false)
  return (
    <section className="card pad grid gap-4" aria-label="Bookings and payouts">
      <h2 className="text-[1.1875rem]">Bookings and payouts</h2>
      <div className="grid gap-1">
        <Switch
          label="Take bookings"
          checked={available}
          disabled={setAvailable.isPending}
          onChange={(next) => setAvailable.mutate(next)}
        />
        <p className="hint">
          {available ? 'Clients can book you.' : "You're listed, but clients can't book you right now."}
        </p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2.5">
        <p>{payoutAccount ? `Payouts go to ${payoutAccount}.` : 'No payout account yet.'}</p>
        <Button tone="sec" size="sm" disabled={!data} onClick={() => setOpen(true)}>
          {payoutAccount ? 'Change account' : 'Set up payouts'}
        </Button>
      </div>
      {open && data && <PayoutDialog sandbox={data.payoutSandbox} onClose={() => setOpen(false)} />}
    </section>
  )
}
