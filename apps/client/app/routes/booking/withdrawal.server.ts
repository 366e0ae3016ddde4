import type { VendorOnWire } from '@anseo/contract/vendors'
import { cancellationText } from '@anseo/domain/cost-words'
import { WITHDRAWAL_DAYS } from '@anseo/domain/limits'
import { firstNameOf } from '@anseo/domain/person-name'
import type { SiteSettings } from '../../api/server-context.ts'

/**
 * Returns what comes back after a cancellation where clients of a vendor can withdraw by law: everything at first, and what
 * the vendor's policy says then (D9, A8); undefined where the policy alone decides.
 */
export function withdrawalText(
  { statutoryCancellation, fees }: Pick<SiteSettings, 'statutoryCancellation' | 'fees'>,
  { name, speciality, cancellationHours }: VendorOnWire,
): string | undefined {
  if (!statutoryCancellation.includes(speciality)) return undefined
  const handlingFeeCents = fees.handlingPercent > 0 ? 1 : fees.handlingFixedCents
  const price = { vendorFeeCents: 1, platformFeeCents: 0, handlingFeeCents }
  const policy = cancellationText(
    { price, start: null, cancellationHours, vendor: firstNameOf(name) },
    new Date(0),
  )
  return `For ${WITHDRAWAL_DAYS} days after booking, and until it starts, you can withdraw and get everything back. After these ${WITHDRAWAL_DAYS} days: ${policy}`
}
