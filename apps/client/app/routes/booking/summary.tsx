import type { ServiceOnWire } from '@anseo/contract/services'
import type { VendorOnWire } from '@anseo/contract/vendors'
import { euroToCents, formatEuro } from '@anseo/domain/money'
import { type Price, priceAppointment } from '@anseo/domain/price'
import { balanceCents } from '@anseo/domain/quote'
import { bookingFeeCents } from '@anseo/domain/service'
import { formatWeekdayDay, parseSlotDate } from '@anseo/domain/slot-date'
import { slotFromWire, slotHours } from '@anseo/domain/slot'
import { Note } from '@anseo/ui/note'
import { PersonLine } from '@anseo/ui/person-line'
import { PriceList } from '@anseo/ui/price-list'
import { ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSettings } from '../../root.tsx'
import type { Choice } from './choice.ts'

/** The price of what is chosen, null until both times are (M2). */
export function usePrice(vendor: VendorOnWire, choice: Choice): { price: Price; hours: number } | null {
  const { fees } = useSettings()
  const { slotDate, startTime, endTime } = choice
  const slot = startTime && endTime ? slotFromWire({ slotDate, startTime, endTime }) : null
  if (!slot) return null
  const hours = slotHours(slot)
  return { hours, price: priceAppointment(euroToCents(vendor.fees), hours, fees) }
}

interface SummaryProps {
  vendor: VendorOnWire
  choice: Choice
  service: ServiceOnWire | undefined
  /** The button. */
  children: ReactNode
}

/** What is chosen and what securing it costs. */
export function Summary({ vendor, choice, service, children }: SummaryProps) {
  const chosen = usePrice(vendor, choice)
  const perHour = formatEuro(euroToCents(vendor.fees))
  return (
    <section className="card pad raised" aria-label="Booking summary">
      <h2 className="mb-4 text-[1.375rem]">Booking summary</h2>
      <PersonLine name={dateText(choice)} picture={vendor.image} lines={timesText(choice)} />
      <hr className="my-4 border-line" />
      {chosen ? (
        <PriceList
          lines={[
            {
              label: `Vendor fee, ${chosen.hours} × ${perHour}`,
              amount: formatEuro(chosen.price.vendorFeeCents),
            },
            { label: 'Platform fee', amount: formatEuro(chosen.price.platformFeeCents) },
            { label: 'Payment processing fee', amount: formatEuro(chosen.price.handlingFeeCents) },
          ]}
          total={{ label: 'To secure your slot', amount: formatEuro(chosen.price.totalCents) }}
        />
      ) : (
        <p className="hint">
          {service
            ? 'Pick a time to see what you pay now.'
            : `From ${perHour} per hour. Choose a start and an end time to see the price.`}
        </p>
      )}
      {service && <FullPrice service={service} feePerHourCents={euroToCents(vendor.fees)} />}
      <div className="mt-5">{children}</div>
      <p className="hint mt-3 text-center">You&apos;ll be redirected to payment after booking</p>
      <p className="hint text-center">
        You pay once {vendor.name.split(' ')[0]} confirms. Nothing is charged before that.
      </p>
      <div className="mt-4">
        <Note icon={<ShieldCheck aria-hidden="true" />}>
          Free to cancel up to 24 hours before. After that there is no refund.
        </Note>
      </div>
    </section>
  )
}

/** What the chosen service costs in full, and what of it is left for the day. */
function FullPrice({ service, feePerHourCents }: { service: ServiceOnWire; feePerHourCents: number }) {
  const fullCents = euroToCents(service.price)
  const balance = balanceCents(fullCents, bookingFeeCents(service.durationHours, feePerHourCents))
  return (
    <div className="mt-4">
      <p className="mb-2 font-semibold">{service.name}</p>
      <PriceList
        lines={[
          { label: 'Full price', amount: formatEuro(fullCents) },
          { label: 'Balance on the day', amount: formatEuro(balance) },
        ]}
      />
    </div>
  )
}

function dateText({ slotDate }: Choice): string {
  const date = parseSlotDate(slotDate)
  return date ? `${formatWeekdayDay(date)} ${date.year}` : ''
}

function timesText({ startTime, endTime }: Choice): string {
  if (startTime === null) return 'No time chosen yet'
  return endTime === null ? `Starts ${startTime}, choose an end time` : `${startTime} to ${endTime}`
}
