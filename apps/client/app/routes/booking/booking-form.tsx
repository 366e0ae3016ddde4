// implements: §2.76, §5.16
import { useCode } from '@anseo/site-kit/use-code'
import { useNow } from '@anseo/site-kit/use-now'
import type { ServiceOnWire } from '@anseo/contract/services'
import type { VendorOnWire } from '@anseo/contract/vendors'
import { NOTE_MAX_LENGTH } from '@anseo/domain/limits'
import { euroText, formatEuro } from '@anseo/domain/money'
import type { FeeRates } from '@anseo/domain/price'
import type { DayAvailability } from '@anseo/domain/slot-grid'
import { firstNameOf } from '@anseo/domain/person-name'
import { Button } from '@anseo/ui/button'
import { TextareaInput } from '@anseo/ui/textarea-input'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { ListedVendor } from '../../vendors/vendor-list-card.tsx'
import './booking-form.css'
import {
  askedMinutes,
  type BookableVendor,
  type Choice,
  dayOf,
  freeTimes,
  isByLength,
  isOutsideArea,
  type OwnRules,
  servicesOf,
  toggled,
  type WantedSlot,
} from './choice.ts'
import { dayText } from '@anseo/site-kit/day-text'
import { Services } from './services.tsx'
import { costOfTime } from './service-cost.ts'
import { type Chosen, chosenOf, linesOf, outsideText, Summary } from './summary.tsx'
import { TimeCard } from './time-card.tsx'
import { useAvailability } from './use-availability.ts'
import { type Alternative, useBooking } from './use-booking.ts'
import { type ChangeChoice, useChoice } from './use-choice.ts'
import { type BookedPlace, usePlace } from './use-place.ts'
import { useTerms } from './use-terms.ts'

const BookingDialog = lazy(() => import('./booking-dialog.tsx'))
// There is nothing to check out before a time is chosen.
const checkoutButton = () => import('./checkout/checkout-button.tsx')
// Visitors of a vendor without rules of its own have no address here, and do not load its code.
const VisitAddress = lazy(() => import('./visit-address.tsx'))
const UnavailableNote = lazy(() => import('./unavailable-note.tsx'))
// Other times are only offered when the chosen one was just booked.
const Alternatives = lazy(() => import('./alternatives.tsx'))

interface BookingFormProps {
  vendor: BookableVendor
  services: ServiceOnWire[]
  /** Other vendors of the same speciality. */
  related: ListedVendor[]
  loaded: DayAvailability[]
  /** Null for a vendor that takes bookings as the specification has it. */
  rules: OwnRules | null
  /** The time at which the page was rendered, by the server's clock. */
  loadedAt: string
  /** The fee rates of a first booking (M2). */
  fees: FeeRates
  /** The slot that was searched, chosen when the page opens. */
  wanted: WantedSlot | null
  /** The place chosen in another browser, for a vendor who works at both. */
  wantedPlace: BookedPlace | undefined
  /** The part of the page above the choice of a time. */
  children: ReactNode
  /** The part of the page below it. */
  below: ReactNode
}

/** The form that chooses a time and books it; the summary is on the right, or at the bottom of a phone. */
export function BookingForm(props: BookingFormProps) {
  const { services, related, loaded, loadedAt, wanted, children, below } = props
  const { fees, instant } = useTerms(props.vendor, props.fees, loadedAt)
  // While a booking is being made the grid is not updated: the slot that this page takes is no loss.
  const [trying, setTrying] = useState(false)
  const now = useNow(undefined, new Date(loadedAt))
  const {
    days,
    rules,
    takenOn,
    refresh,
    asked,
    ask,
    loaded: shown,
    isFailed,
  } = useAvailability(props.vendor._id, loaded, props.rules, trying)
  const where = usePlace(props.vendor._id, rules, props.wantedPlace)
  // The travel fee is part of every price.
  const vendor = { ...props.vendor, travelFee: rules?.travelFee ?? 0 }
  const { choice, note, changeNote, lost, change, forget } = useChoice({
    vendorId: vendor._id,
    days,
    loadedAt,
    wanted,
    rules,
    asked,
    ask,
  })
  const byLength = isByLength(choice, rules)
  const minutes = askedMinutes(choice, rules)
  const { place, eircode } = where.asked
  useEffect(
    () =>
      ask((before) =>
        before.minutes === minutes && before.place === place && before.eircode === eircode
          ? before
          : { ...before, minutes, place, eircode },
      ),
    [ask, minutes, place, eircode],
  )
  const { slotDate, startTime, endTime } = choice
  // Times of another length may not be free for this one.
  const isMissing = shown.minutes !== minutes || (shown !== asked && !dayOf(days, slotDate))
  const isEndComing =
    byLength &&
    startTime !== null &&
    endTime === null &&
    (isMissing ? !isFailed : freeTimes(days, slotDate).includes(startTime))
  const wantedServices = servicesOf(choice, services)
  const chosen = chosenOf(vendor, choice, wantedServices, fees, isOutsideArea(rules))
  const { revalidate } = useRevalidator()
  const booking = useBooking({
    vendorId: vendor._id,
    totalCents: chosen.cost?.totalCents,
    choice: { ...choice, serviceIds: wantedServices.map(({ _id }) => _id) },
    isEndComing,
    note,
    address: where.other,
    place,
    onTrying: setTrying,
    onBooked: forget,
    onTaken: () => void refresh(),
    onOutdated: () => {
      void revalidate()
      void refresh()
    },
  })
  const choose: ChangeChoice = (...changes) => {
    setTrying(false)
    change(...changes)
  }
  const chooseAlternative = (slot: Alternative) => {
    booking.dropAlternatives()
    // It may lie beyond the days that are shown.
    choose(slot, dayOf(days, slot.slotDate) ? undefined : { from: slot.slotDate })
  }
  const toggle = (service: ServiceOnWire) => choose(toggled(wantedServices, service))
  const checkout = useCode(chosen.slot !== null, checkoutButton)
  const buttons = (
    <div className="booking-ways">
      <Button tone="cta" size="lg" full busy={booking.busy} onClick={booking.start}>
        Book Appointment
      </Button>
      {checkout && <checkout.CheckoutButton onOpen={booking.openCheckout} />}
    </div>
  )
  // Where the vendor has rules of its own, the place decides which times are free, so it is asked for first.
  const visitAddress = (
    <Suspense>
      <VisitAddress {...{ vendor, chosen, where, rules }} fields={booking.fields} />
    </Suspense>
  )
  const venue = where.place === 'vendor' ? placeOf(vendor, rules) : where.address
  return (
    <div className="booking">
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-5">
        {children}
        {!vendor.available && (
          <Suspense>
            <UnavailableNote vendor={vendor} related={related} />
          </Suspense>
        )}
        {booking.alternatives.length > 0 && (
          <Suspense>
            <Alternatives slots={booking.alternatives} onChoose={chooseAlternative} />
          </Suspense>
        )}
        <Services vendor={vendor} fees={fees} services={services} chosen={wantedServices} onToggle={toggle} />
        {rules && visitAddress}
        <TimeCard
          vendorId={vendor._id}
          vendorName={vendor.name}
          days={days}
          now={now}
          choice={choice}
          totalOf={(minutes) => formatEuro(costOfTime(vendor, minutes, fees).totalCents)}
          // After a refused booking the alternatives already say that the time has gone.
          lost={booking.alternatives.length > 0 ? null : lost}
          someTaken={booking.alternatives.length === 0 && takenOn.includes(choice.slotDate)}
          services={wantedServices}
          onRemove={toggle}
          own={
            byLength
              ? {
                  horizonDays: rules?.horizonDays,
                  from: asked.from,
                  at: where.asked,
                  isOutside: chosen.isOutside,
                  isMissing,
                  isFailed,
                  refresh,
                }
              : null
          }
          onChange={choose}
        />
        {!rules && where.address && visitAddress}
        <section className="card pad">
          <TextareaInput
            label={`Note for ${firstNameOf(vendor.name)} (optional)`}
            hint="What you'd like done, parking, or how to find you."
            rows={3}
            maxLength={NOTE_MAX_LENGTH}
            value={note}
            onChange={(event) => changeNote(event.target.value)}
          />
        </section>
      </div>
      <aside className="booking-side">
        <Summary
          vendor={vendor}
          choice={choice}
          services={wantedServices}
          chosen={chosen}
          fees={fees}
          instant={instant}
          now={now}
          place={venue}
        >
          <div className="max-[899px]:hidden">{buttons}</div>
        </Summary>
      </aside>
      <div className="booking-below">{below}</div>
      <BottomBar {...{ vendor, choice, chosen, instant }}>{buttons}</BottomBar>
      {(booking.isNoteOpen || booking.atCheckout) && (
        <Suspense>
          <BookingDialog
            {...{ vendor, chosen, instant, now, booking, where, rules, lost, note, changeNote }}
            services={wantedServices}
            place={venue}
            lines={chosen.cost ? linesOf(chosen.cost, vendor, wantedServices, venue) : []}
          />
        </Suspense>
      )}
    </div>
  )
}

/** The vendor's own place as far as a client knows it before it has paid. */
const placeOf = ({ name }: VendorOnWire, rules: OwnRules | null) => ({
  line1: `${firstNameOf(name)}'s place`,
  line2: rules?.area ?? '',
  eircode: '',
})

interface BottomBarProps {
  vendor: VendorOnWire
  choice: Choice
  chosen: Chosen
  instant: boolean
  children: ReactNode
}

/** The bar at the bottom of a phone, with the total and the button. */
function BottomBar({ vendor, choice, chosen: { cost, isOutside }, instant, children }: BottomBarProps) {
  return (
    <div className="sticky-bar booking-bar">
      <span className="num leading-tight">
        {isOutside ? (
          outsideText(vendor)
        ) : cost === null ? (
          <>
            {euroText(vendor.fees)} per hour
            <br />+ booking fees
          </>
        ) : (
          <>
            <b>{formatEuro(cost.totalCents)} in total</b>
            {cost.nowCents > 0 && (
              <span className="part">
                {formatEuro(cost.nowCents)} {instant ? 'now' : 'when confirmed'}
              </span>
            )}
            {cost.onTheDayCents > 0 && (
              <span className="part">+ {formatEuro(cost.onTheDayCents)} on the day</span>
            )}
            {choice.startTime && (
              <span className="part">
                {dayText(choice.slotDate)}, {choice.startTime}
              </span>
            )}
          </>
        )}
      </span>
      {children}
    </div>
  )
}
