// implements: §2.76
import type { ServiceOnWire } from '@anseo/contract/services'
import type { VendorOnWire } from '@anseo/contract/vendors'
import { type Address, addressLine } from '@anseo/domain/address'
import { cancellationText, type CostLine } from '@anseo/domain/cost-words'
import type { Cost } from '@anseo/domain/cost'
import { euroText, euroToCents, formatEuro } from '@anseo/domain/money'
import { firstNameOf } from '@anseo/domain/person-name'
import type { FeeRates, PriceParts } from '@anseo/domain/price'
import { formatWeekdayDay, parseSlotDate } from '@anseo/domain/slot-date'
import { type Slot, slotFromWire, slotMinutes } from '@anseo/domain/slot'
import { totalLines } from '@anseo/domain/total-lines'
import { CostSummary } from '@anseo/ui/cost-summary'
import { Note } from '@anseo/ui/note'
import { PersonLine } from '@anseo/ui/person-line'
import { PriceList } from '@anseo/ui/price-list'
import { ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import type { BookableVendor, Choice } from './choice.ts'
import { costOfServices, costOfTime } from './service-cost.ts'

/** The chosen slot, null until both times are chosen, and its cost as soon as it is known. */
export interface Chosen {
  slot: Slot | null
  cost: Cost | null
  /** The vendor does not travel to the address (B4). */
  isOutside: boolean
}

/**
 * Returns the cost of a choice (A1), null until services or both times are chosen, and at an address that the vendor does
 * not travel to (B4).
 */
export function chosenOf(
  vendor: VendorOnWire,
  { slotDate, startTime, endTime }: Choice,
  services: readonly ServiceOnWire[],
  fees: FeeRates,
  isOutside: boolean,
): Chosen {
  const slot = startTime && endTime ? slotFromWire({ slotDate, startTime, endTime }) : null
  const cost =
    services.length > 0
      ? costOfServices(vendor, services, fees)
      : slot && costOfTime(vendor, slotMinutes(slot), fees)
  return { slot, cost: isOutside ? null : cost, isOutside }
}

interface SummaryProps {
  vendor: BookableVendor
  choice: Choice
  services: readonly ServiceOnWire[]
  chosen: Chosen
  fees: FeeRates
  /** The booking is confirmed as it is made (B6). */
  instant: boolean
  now: Date
  /** The address of the appointment; null while it is not known. */
  place: Address | null
  /** The button. */
  children: ReactNode
}

/** Shows the choice, its cost now, on the day and in total, and the cancellation policy. */
export function Summary({
  vendor,
  choice,
  services,
  chosen,
  fees,
  instant,
  now,
  place,
  children,
}: SummaryProps) {
  const { slot, cost, isOutside } = chosen
  const payee = firstNameOf(vendor.name)
  const price = cost?.parts ?? anyPrice(fees)
  return (
    <section className="card pad raised" aria-label="Booking summary">
      <h2 className="mb-4 text-[1.375rem]">Booking summary</h2>
      <PersonLine name={dateText(choice)} picture={vendor.image} lines={timesText(choice)} />
      {/* With the time, since an address that came as the page loads would move the button under a finger. */}
      {slot && place && <p className="hint mt-2 break-words">At {addressLine(place)}</p>}
      <hr className="my-4 border-line" />
      {cost ? (
        <>
          <CostSummary cost={cost} payee={payee} nowLabel={instant ? 'Pay now' : 'Pay when confirmed'} />
          <div className="mt-4">
            <PriceList lines={linesOf(cost, vendor, services, place)} />
          </div>
          {cost.parts.priceCents === null && (
            <p className="hint mt-3">
              This secures your time. {payee}&apos;s full price may be higher, so ask for a quote first.
            </p>
          )}
        </>
      ) : (
        <p className="hint">
          {isOutside
            ? outsideText(vendor)
            : `${euroText(vendor.fees)} per hour plus booking fees. Choose a start and end time to see the total.`}
        </p>
      )}
      <div className="mt-5">{children}</div>
      {cost?.nowCents === 0 ? (
        <p className="hint mt-3 text-center">There&apos;s nothing to pay now.</p>
      ) : (
        <>
          <p className="hint mt-3 text-center">You&apos;ll be redirected to payment after booking</p>
          <p className="hint text-center">
            {instant
              ? 'Confirmed as soon as you book.'
              : `You pay once ${payee} confirms. Nothing is charged before that.`}
          </p>
        </>
      )}
      <div className="mt-4">
        <Note icon={<ShieldCheck aria-hidden="true" />}>
          {vendor.withdrawal ??
            cancellationText(
              {
                price,
                start: slot?.start ?? null,
                cancellationHours: vendor.cancellationHours,
                vendor: payee,
              },
              now,
            )}
        </Note>
      </div>
    </section>
  )
}

/** Said in place of a price, which would lack the travel. */
export const outsideText = ({ name }: VendorOnWire): string =>
  `${firstNameOf(name)} doesn't travel to this address.`

/** Returns the parts of a price before a time is chosen, when only the presence of a processing fee is known. */
const anyPrice = ({ handlingPercent, handlingFixedCents }: FeeRates): PriceParts => ({
  vendorFeeCents: 1,
  platformFeeCents: 0,
  handlingFeeCents: handlingPercent > 0 ? 1 : handlingFixedCents,
})

/** Returns the lines that add up to the total. */
export function linesOf(
  cost: Cost,
  vendor: VendorOnWire,
  services: readonly ServiceOnWire[],
  place: Address | null,
): CostLine[] {
  const feeCents = euroToCents(vendor.fees)
  const { vendorFeeCents } = cost.parts
  const time = {
    label: `Vendor fee, ${vendorFeeCents / feeCents} × ${formatEuro(feeCents)}`,
    amount: formatEuro(vendorFeeCents),
  }
  const booked = services.map(({ name, price }) => ({ label: name, amount: euroText(price) }))
  return totalLines(cost, booked.length > 0 ? booked : [time], place?.eircode.slice(0, 3) ?? 'you')
}

function dateText({ slotDate }: Choice): string {
  const date = parseSlotDate(slotDate)
  return date ? `${formatWeekdayDay(date)} ${date.year}` : ''
}

function timesText({ startTime, endTime }: Choice): string {
  if (startTime === null) return 'No time chosen yet'
  return endTime === null ? `Starts ${startTime}, choose an end time` : `${startTime} to ${endTime}`
}
