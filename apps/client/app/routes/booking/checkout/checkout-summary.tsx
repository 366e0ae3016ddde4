import type { CostLine } from '@anseo/domain/cost-words'
import { firstNameOf } from '@anseo/domain/person-name'
import { slotToWire } from '@anseo/domain/slot'
import { CostSummary } from '@anseo/ui/cost-summary'
import { PersonLine } from '@anseo/ui/person-line'
import { PriceList } from '@anseo/ui/price-list'
import { type Address, addressLine } from '@anseo/domain/address'
import { dayText } from '@anseo/site-kit/day-text'
import { type PlannedBooking, refundText } from '../note-text.tsx'

interface CheckoutSummaryProps extends PlannedBooking {
  /** The address of the appointment; null while it is not known. */
  place: Address | null
  /** The lines that add up to the total. */
  lines: CostLine[]
  /** The note of the client to the vendor. */
  note: string
}

/** The booking, its time and place, and its cost; the lines that add up to the cost on demand. */
export function CheckoutSummary({
  vendor,
  services,
  chosen,
  instant,
  now,
  place,
  lines,
  note,
}: CheckoutSummaryProps) {
  const { slot, cost } = chosen
  const payee = firstNameOf(vendor.name)
  const time = slot && slotToWire(slot)
  const when = time ? `${dayText(time.slotDate)}, ${time.startTime} to ${time.endTime}` : 'No time chosen yet'
  return (
    <section aria-label="Your booking" className="checkout-summary">
      <PersonLine
        name={services.length > 0 ? services.map(({ name }) => name).join(', ') : vendor.name}
        picture={vendor.image}
        lines={[services.length > 0 && `with ${vendor.name}`, when, place && `At ${addressLine(place)}`]
          .filter(Boolean)
          .join('\n')}
      />
      {note && (
        <p className="hint line-clamp-3 wrap-anywhere">
          Your note for {payee}: {note}
        </p>
      )}
      {cost && (
        <>
          <CostSummary cost={cost} payee={payee} nowLabel={instant ? 'Pay now' : 'Pay when confirmed'} />
          <details>
            <summary className="link w-fit">Details</summary>
            <div className="mt-3 grid gap-3">
              <PriceList lines={lines} />
              <p className="hint">{refundText({ vendor, slot, cost, now })}</p>
            </div>
          </details>
        </>
      )}
    </section>
  )
}
