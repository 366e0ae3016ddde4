import type { VendorOnWire } from '@anseo/contract/vendors'
import { NOTE_MAX_LENGTH } from '@anseo/domain/limits'
import { euroToCents, formatEuro } from '@anseo/domain/money'
import type { DayAvailability } from '@anseo/domain/slot-grid'
import { Button } from '@anseo/ui/button'
import { Note } from '@anseo/ui/note'
import { TextareaInput } from '@anseo/ui/textarea-input'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Alternatives } from './alternatives.tsx'
import './booking-form.css'
import type { Choice } from './choice.ts'
import { dayText } from './day-text.ts'
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
  // The grid stands still while a booking is on its way: what this page itself takes is no news.
  const [trying, setTrying] = useState(false)
  const { days, takenOn, refresh } = useAvailability(vendor._id, loaded, trying)
  const { choice, note, changeNote, lost, change, forget } = useChoice(vendor._id, days, loadedAt)
  const booking = useBooking({
    vendorId: vendor._id,
    choice,
    note,
    onTrying: setTrying,
    onBooked: forget,
    onTaken: () => void refresh(),
  })
  const choose = (changes: Partial<Choice>) => {
    setTrying(false)
    change(changes)
  }
  const chooseAlternative = ({ slotDate, startTime, endTime }: Alternative) => {
    booking.dropAlternatives()
    choose({ slotDate, startTime, endTime })
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
        {booking.alternatives.length > 0 && (
          <Alternatives slots={booking.alternatives} onChoose={chooseAlternative} />
        )}
        <TimeCard
          days={days}
          choice={choice}
          lost={lost}
          someTaken={takenOn.includes(choice.slotDate)}
          onChange={choose}
        />
        <section className="card pad">
          <TextareaInput
            label="A note for the vendor"
            hint="Optional. What you have in mind, or how to find you."
            rows={3}
            maxLength={NOTE_MAX_LENGTH}
            value={note}
            onChange={(event) => changeNote(event.target.value)}
          />
        </section>
      </div>
      <aside className="booking-side">
        <Summary vendor={vendor} choice={choice}>
          <div className="max-[899px]:hidden">{button}</div>
        </Summary>
      </aside>
      <BottomBar vendor={vendor} choice={choice}>
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
  choice: Choice
  children: ReactNode
}

/** On phones: what it costs, and the button, always at hand. */
function BottomBar({ vendor, choice, children }: BottomBarProps) {
  const chosen = usePrice(vendor, choice)
  const perHour = formatEuro(euroToCents(vendor.fees))
  return (
    <div className="sticky-bar booking-bar">
      <span className="num leading-tight">
        {chosen === null ? (
          <>
            From {perHour}
            <br />
            per hour
          </>
        ) : (
          <>
            <b>{formatEuro(chosen.price.totalCents)}</b>
            {dayText(choice.slotDate)}, {choice.startTime}
          </>
        )}
      </span>
      {children}
    </div>
  )
}
