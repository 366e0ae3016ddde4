import type { OwnVendorOnWire } from '@anseo/contract/profiles'
import { Switch } from '@anseo/ui/switch'
import { useSetAvailable, useVendor } from '../../queries/profile.ts'
import { PayoutAccount } from './payout-account.tsx'

/** Shows whether the vendor takes bookings, and the payout account. */
export function BookingsCard() {
  const vendor = useVendor()
  const { available } = vendor
  const setAvailable = useSetAvailable()
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
        <p className="hint">{bookableText(vendor)}</p>
      </div>
      <PayoutAccount />
    </section>
  )
}

/** Says whether clients can book the vendor. */
function bookableText({ available, isVerified }: OwnVendorOnWire): string {
  if (!isVerified) {
    return available
      ? "Clients can book you once you're listed."
      : "Turn this on so that clients can book you once you're listed."
  }
  return available ? 'Clients can book you.' : "You're listed, but clients can't book you right now."
}
