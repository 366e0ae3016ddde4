import type { VendorOnWire } from '@anseo/contract/vendors'
import { NOTE_MAX_LENGTH } from '@anseo/domain/limits'
import { euroToCents, formatEuro } from '@anseo/domain/money'
import type { DayAvailability } from '@anseo/domain/slot-grid'
import { Button } from '@anseo/ui/button'
import { Note } from '@anseo/ui/note'
import { TextareaInput } from '@anseo/ui/textarea-input'
import { lazy, type ReactNode, Suspense } from 'react'
import { Alternatives } from './alternatives.tsx'
import './booking-form.css'
import { Summary, usePrice } from './summary.tsx'
import { TimeCard } from './time-card.tsx'
import { useAvailability } from './use-availability.ts'
import { type Alternative, useBooking } from './use-booking.ts'
import { useChoice } from './use-choice.ts'

const ImportantNote = lazy(() => import('./important-note.tsx'))

interface BookingFormProps {
  vendor: VendorOnWire
  loaded: DayAvailability[]
  /** When the page was made, by the server's clock. */
  loadedAt: string
  /** What stands above the choice. */
  children: ReactNode
}

/** Choosing an hour and booking it; the summary goes along on the right, or at the bottom of a phone. */
export function BookingForm({ vendor, loaded, loadedAt, children }: BookingFormProps) {
  const { days, refresh } = useAvailability(vendor._id, loaded)
  const { choice, note, setNote, lost, change, keepForLater, forget } = useChoice(vendor._id, days, loadedAt)
  const booking = useBooking({
    vendorId: vendor._id,
    choice,
    note,
    keepForLater,
    onBooked: forget,
    onTaken: () => void refresh(),
  })
  const chooseAlternative = ({ slotDate, startTime, endTime }: Alternative) => {
    booking.dropAlternatives()
    change({ slotDate, startTime, endTime })
  }
  const button = (
    <Button tone="cta" size="lg" full busy={booking.busy} onClick={booking.start}>
      Book Appointment
    </Button>
  )
  return (
    <div className="booking">
      <div className="grid min-w-0 content-start gap-5">
        {children}
        {!vendor.available && (
          <Note tone="warm">
            {vendor.name} is not taking bookings at the moment. A message still arrives.
          </Note>
        )}
        <Alternatives slots={booking.alternatives} onChoose={chooseAlternative} />
        <TimeCard days={days} choice={choice} lost={lost} onChange={change} />
        <section className="card pad">
          <TextareaInput
            label="A note for the vendor"
            hint="Optional. What you have in mind, or how to find you."
            rows={3}
            maxLength={NOTE_MAX_LENGTH}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        </section>
      </div>
      <aside className="booking-side">
        <Summary vendor={vendor} choice={choice}>
          <div className="max-[899px]:hidden">{button}</div>
        </Summary>
      </aside>
      <BottomBar vendor={vendor} total={usePrice(vendor, choice)?.price.totalCents ?? null}>
        {button}
      </BottomBar>
      {booking.asking && (
        <Suspense>
          <ImportantNote busy={booking.busy} onBack={booking.goBack} onBook={booking.book} />
        </Suspense>
      )}
    </div>
  )
}

interface BottomBarProps {
  vendor: VendorOnWire
  /** In cents; null until both times are chosen. */
  total: number | null
  children: ReactNode
}

/** On phones: what it costs, and the button, always at hand. */
function BottomBar({ vendor, total, children }: BottomBarProps) {
  const perHour = formatEuro(euroToCents(vendor.fees))
  return (
    <div className="sticky-bar booking-bar">
      <span className="num leading-tight">
        {total === null ? (
          <>
            From {perHour}
            <br />
            per hour
          </>
        ) : (
          <>
            <b>{formatEuro(total)}</b>
            to secure your slot
          </>
        )}
      </span>
      {children}
    </div>
  )
}
