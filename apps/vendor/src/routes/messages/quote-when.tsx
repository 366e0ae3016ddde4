import type { OwnVendorOnWire } from '@anseo/contract/profiles'
import { bookingWindow } from '@anseo/domain/booking-window'
import { CLOSING_HOUR, MAX_HOURS, MIN_HOURS, OPENING_HOUR } from '@anseo/domain/limits'
import { firstNameOf } from '@anseo/domain/person-name'
import { formatSlotDate, formatWeekdayDay } from '@anseo/domain/slot-date'
import { endTimesFrom } from '@anseo/domain/slot-grid'
import { formatWallTime } from '@anseo/domain/wall-time'
import { FieldError } from '@anseo/ui/field'
import { Segmented } from '@anseo/ui/segmented'
import { SelectInput } from '@anseo/ui/select-input'
import { CalendarDays, TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { useFreeHours } from '../../queries/hours.ts'
import type { VendorAppointment } from '../../queries/appointments.ts'
import { dayText, timesText } from '../../appointments/appointment-texts.ts'
import { endTimeOf, isHeldBy, type QuoteDraft } from './quote-draft.ts'

interface QuoteWhenProps {
  draft: QuoteDraft
  vendor: OwnVendorOnWire
  /** The client's open request. */
  asked: VendorAppointment | undefined
  now: Date
  /** The server's error about the time. */
  error: string | null
  onChange: (changed: Partial<QuoteDraft>) => void
}

const HOURS = Array.from({ length: MAX_HOURS - MIN_HOURS + 1 }, (_, index) => MIN_HOURS + index)

/** Fields for day, start and length of the quote; shows whether that time is free. */
export function QuoteWhen({ draft, vendor, asked, now, error, onChange }: QuoteWhenProps) {
  const { slotDate, startTime, hours } = draft
  const starts = Array.from({ length: CLOSING_HOUR - hours - OPENING_HOUR + 1 }, (_, index) =>
    formatWallTime(OPENING_HOUR + index),
  )
  const choose = (length: number) => {
    const latest = formatWallTime(CLOSING_HOUR - length)
    const fits = CLOSING_HOUR - length - OPENING_HOUR >= starts.indexOf(startTime)
    onChange({ hours: length, ...(!fits && { startTime: latest }) })
  }
  return (
    <section className="grid gap-2" aria-label="When">
      <h3 className="field-label">When</h3>
      {asked && <Asked request={asked} now={now} />}
      <div className="grid grid-cols-[1.25fr_1fr] gap-3">
        <SelectInput
          label="Day"
          name="slotDate"
          icon={<CalendarDays aria-hidden="true" />}
          value={slotDate}
          onChange={(event) => onChange({ slotDate: event.target.value })}
        >
          {bookingWindow(now).map((date) => (
            <option key={formatSlotDate(date)} value={formatSlotDate(date)}>
              {formatWeekdayDay(date)}
            </option>
          ))}
        </SelectInput>
        <SelectInput
          label="Start"
          name="startTime"
          value={startTime}
          onChange={(event) => onChange({ startTime: event.target.value })}
        >
          {starts.map((time) => (
            <option key={time}>{time}</option>
          ))}
        </SelectInput>
      </div>
      <Segmented
        label="Duration"
        value={hours}
        options={HOURS.map((length) => ({ value: length, label: `${length} h` }))}
        onChange={choose}
      />
      <div aria-live="polite">
        {error ? <FieldError>{error}</FieldError> : <FreeNote draft={draft} vendor={vendor} asked={asked} />}
      </div>
    </section>
  )
}

/** Shows the client's open request. */
function Asked({ request, now }: { request: VendorAppointment; now: Date }) {
  const { serviceName, clientData } = request
  return (
    <p className="hint">
      {firstNameOf(clientData.name)} asked for {dayText(request, now)}, {timesText(request)}
      {serviceName && ` (${serviceName})`}.{' '}
      <Link className="link" to={`/appointments/${request._id}`}>
        See the request
      </Link>
    </p>
  )
}

function FreeNote({ draft, vendor, asked }: Pick<QuoteWhenProps, 'draft' | 'vendor' | 'asked'>) {
  const { data } = useFreeHours(vendor._id, vendor.vetting === 'verified')
  if (!data) return null
  const free = data.find((day) => day.slotDate === draft.slotDate)?.free ?? []
  const isFree = endTimesFrom(free, draft.startTime, draft.hours * 60).includes(endTimeOf(draft))
  if (isFree) return <p className="quote-free">You&apos;re free then.</p>
  if (asked && isHeldBy(asked, draft)) {
    const client = firstNameOf(asked.clientData.name)
    return (
      <p className="quote-free not">
        <TriangleAlert aria-hidden="true" size={16} />
        {client}&apos;s request holds this time. {client} can accept the quote once you&apos;ve declined the
        request.
      </p>
    )
  }
  return (
    <p className="quote-free not">
      <TriangleAlert aria-hidden="true" size={16} />
      You&apos;re not free then. The client can only accept if you free up this time.
    </p>
  )
}
