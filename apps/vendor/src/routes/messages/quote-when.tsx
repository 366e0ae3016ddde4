import type { OwnVendorOnWire } from '@anseo/contract/profiles'
import { DEFAULT_BOOKING_RULES } from '@anseo/domain/booking-rules'
import { dublinDate } from '@anseo/domain/dublin-time'
import { shortDurationText } from '@anseo/domain/duration-text'
import { MAX_HOURS } from '@anseo/domain/limits'
import { firstNameOf } from '@anseo/domain/person-name'
import { MINUTES_AN_HOUR } from '@anseo/domain/slot'
import { formatSlotDate, formatWeekdayDay } from '@anseo/domain/slot-date'
import { FieldError } from '@anseo/ui/field'
import { Segmented } from '@anseo/ui/segmented'
import { SelectInput } from '@anseo/ui/select-input'
import { TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { useBookingRules, useDayBounds, useFreeStarts } from '../../queries/hours.ts'
import type { VendorAppointment } from '../../queries/appointments.ts'
import { dayText, timesText } from '../../appointments/appointment-texts.ts'
import { isHeldBy, type QuoteDraft } from './quote-draft.ts'
import { quoteDays, quoteLengths, quoteStarts } from './quote-times.ts'

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

/** Fields for day, start and length of the quote; shows whether that time is free. */
export function QuoteWhen({ draft, vendor, asked, now, error, onChange }: QuoteWhenProps) {
  const { slotDate, startTime, hours } = draft
  const { data: rules = DEFAULT_BOOKING_RULES } = useBookingRules()
  const bounds = useDayBounds()
  const grid = { ...bounds, stepMinutes: rules.stepMinutes }
  const choose = (length: number) => {
    const starts = quoteStarts(grid, length)
    onChange({ hours: length, ...(!starts.includes(startTime) && { startTime: starts.at(-1)! }) })
  }
  return (
    <section className="grid gap-2" aria-label="When">
      <h3 className="field-label">When</h3>
      {asked && <Asked request={asked} now={now} />}
      <div className="grid grid-cols-[1.5fr_1fr] gap-3">
        <SelectInput
          label="Day"
          name="slotDate"
          value={slotDate}
          onChange={(event) => onChange({ slotDate: event.target.value })}
        >
          {quoteDays(now, rules.horizonDays, slotDate).map((date) => (
            <option key={formatSlotDate(date)} value={formatSlotDate(date)}>
              {formatWeekdayDay(date, dublinDate(now))}
            </option>
          ))}
        </SelectInput>
        <SelectInput
          label="Start"
          name="startTime"
          value={startTime}
          onChange={(event) => onChange({ startTime: event.target.value })}
        >
          {quoteStarts(grid, hours, startTime).map((time) => (
            <option key={time}>{time}</option>
          ))}
        </SelectInput>
      </div>
      <Segmented
        label="Duration"
        value={hours}
        options={quoteLengths(hours).map((length) => ({
          value: length,
          label: shortDurationText(length * MINUTES_AN_HOUR),
        }))}
        onChange={choose}
      />
      {hours === MAX_HOURS && <p className="hint">A quote is for up to {MAX_HOURS} hours.</p>}
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
  const { slotDate, startTime, hours } = draft
  const asking = { slotDate, minutes: hours * MINUTES_AN_HOUR }
  const { data: free } = useFreeStarts(vendor._id, vendor.vetting === 'verified', asking)
  if (!free) return null
  if (free.includes(startTime)) return <p className="quote-free">You&apos;re free then.</p>
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
