import type { VendorOnWire } from '@anseo/contract/vendors'
import { cancellationText } from '@anseo/domain/cost-words'
import { WITHDRAWAL_DAYS } from '@anseo/domain/limits'
import { firstNameOf } from '@anseo/domain/person-name'
import { isFree, type PriceParts } from '@anseo/domain/price'

interface Booking {
  vendor: VendorOnWire
  price: PriceParts
  /** Null while no time is chosen. */
  start: Date | null
  /** The client can withdraw by law (D9). */
  withdrawable: boolean
}

/** Returns what comes back after a cancellation, before the booking: by law as long as that lasts, then by the policy (A8). */
export function policyText({ vendor, price, start, withdrawable }: Booking, now: Date): string {
  const { name, cancellationHours } = vendor
  const text = cancellationText({ price, start, cancellationHours, vendor: firstNameOf(name) }, now)
  if (!withdrawable || isFree(price)) return text
  const byLaw = `For ${WITHDRAWAL_DAYS} days after booking, and until it starts, you can withdraw and get everything back.`
  return start && start.getTime() < now.getTime() + WITHDRAWAL_DAYS * 864e5 ? byLaw : `${byLaw} Then: ${text}`
}
