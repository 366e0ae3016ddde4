import type { PaymentSummary } from '@anseo/contract/payments'
import { euroToCents } from '@anseo/domain/money'
import type { PriceParts } from '@anseo/domain/price'

type WirePrice = Pick<PaymentSummary, 'vendorFeeTotal' | 'platformFee' | 'handlingFee'>

/** The parts of a price as the API carries them, in cents (M1). */
export const pricePartsOf = ({ vendorFeeTotal, platformFee, handlingFee }: WirePrice): PriceParts => ({
  vendorFeeCents: euroToCents(vendorFeeTotal),
  platformFeeCents: euroToCents(platformFee),
  handlingFeeCents: euroToCents(handlingFee),
})
