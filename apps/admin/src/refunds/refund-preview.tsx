import { serverNow } from '@anseo/api-client/server-clock'
import type { RefundableOnWire } from '@anseo/contract/admin-payments'
import { type RefundBearer, splitByBearer } from '@anseo/domain/refunded-parts'
import { formatMoment } from '@anseo/domain/moment-text'
import { euroToCents, formatEuro } from '@anseo/domain/money'
import { firstNameOf } from '@anseo/domain/person-name'
import type { PriceParts } from '@anseo/domain/price'
import { RefundFacts } from '@anseo/ui/refund-facts'

interface RefundPreviewProps {
  refundable: RefundableOnWire
  /** The amount to refund. */
  cents: number
  bearer: RefundBearer
  client: string
  vendor: string
}

const partsOf = ({ vendorFee, platformFee, handlingFee }: RefundableOnWire['parts']): PriceParts => ({
  vendorFeeCents: euroToCents(vendorFee),
  platformFeeCents: euroToCents(platformFee),
  handlingFeeCents: euroToCents(handlingFee),
})

/** Shows what a refund does for the client, the vendor and our books, before it is made (D2). */
export function RefundPreview({ refundable, cents, bearer, client, vendor }: RefundPreviewProps) {
  const vendorHas = euroToCents(refundable.vendorHas)
  const split = splitByBearer(cents, partsOf(refundable.parts), bearer, vendorHas)
  const vendorCents = split.vendorFeeCents - split.lossCents
  const feesCents = split.platformFeeCents + split.handlingFeeCents
  const payee = firstNameOf(vendor)
  const lines = [
    { label: `${payee} bears`, amount: formatEuro(vendorCents) },
    ...(vendorHas > 0 ? [{ label: `${payee} keeps`, amount: formatEuro(vendorHas - vendorCents) }] : []),
    { label: 'From our fees', amount: formatEuro(feesCents) },
    ...(split.lossCents > 0 ? [{ label: 'Our loss', amount: formatEuro(split.lossCents) }] : []),
  ]
  return (
    <div className="grid gap-2">
      <RefundFacts
        figure={formatEuro(cents)}
        sentence={`${firstNameOf(client)} gets ${formatEuro(cents)} back on the card, in 5 to 10 working days.`}
        lines={lines}
      />
      {vendorCents > 0 && (
        <p className="hint">{describeSource(refundable, payee, formatEuro(vendorCents))}</p>
      )}
      {refundable.cancels && cents === euroToCents(refundable.left) && (
        <p className="hint">Nothing is left of the payment then, so the appointment is cancelled.</p>
      )}
    </div>
  )
}

/** Says which of the vendor's money its share of the refund is taken from. */
function describeSource({ vendorShare, payday }: RefundableOnWire, payee: string, sum: string): string {
  if (vendorShare === 'held') return `${sum} comes off what ${payee} will earn for this appointment.`
  const next = `the next payout, ${formatMoment(new Date(payday), serverNow())}`
  return vendorShare === 'owed'
    ? `${payee} has earned this: ${sum} comes off ${next}.`
    : `${payee} has been paid out: ${sum} comes off ${next}.`
}
