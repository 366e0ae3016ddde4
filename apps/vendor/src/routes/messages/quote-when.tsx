import type { OwnVendorOnWire } from '@anseo/contract/profiles'
import { bookingWindow } from '@anseo/domain/booking-window'
import { CLOSING_HOUR, MAX_HOURS, MIN_HOURS, OPENING_HOUR } from '@anseo/domain/limits'
import { formatSlotDate, formatWeekdayDay } from '@anseo/domain/slot-date'
import { endTimesFrom } from '@anseo/domain/slot-grid'
import { formatWallTime } from '@anseo/domain/wall-time'
import { FieldError } from '@anseo/ui/field'
import { Segmented } from '@anseo/ui/segmented'
import { SelectInput } from '@anseo/ui/select-input'
import { CalendarDays, TriangleAlert } from 'lucide-react'
import { useFreeHours } from '../../queries/hours.ts'
import { endTimeOf, type QuoteDraft } from './quote-draft.ts'

interface QuoteWhenProps {
  draft: QuoteDraft
  vendor: OwnVendorOnWire
  now: Date
  /** What the server found wrong with the time. */
  error: string | null
  onChange: (changed: Partial<QuoteDraft>) => void
}

const HOURS = Array.from({ length: MAX_HOURS - MIN_HOURS + 1 }, (_, index) => MIN_HOURS + index)

/** Day, start and length of what is quoted, and whether that is free in the vendor's calendar. */
export function QuoteWhen({ draft, vendor, now, error, onChange }: QuoteWhenProps) {
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
        {error ? <FieldError>{error}</FieldError> : <FreeNote draft={draft} vendor={vendor} />}
      </div>
    </section>
  )
}

function FreeNote({ draft, vendor }: Pick<QuoteWhenProps, 'draft' | 'vendor'>) {
  const { data } = useFreeHours(vendor._id, vendor.vetting === 'verified')
  if (!data) return null
  const free = data.find((day) => day.slotDate === draft.slotDate)?.free ?? []
  const isFree = endTimesFrom(free, draft.startTime, draft.hours * 60).includes(endTimeOf(draft))
  if (isFree) return <p className="quote-free">You&apos;re free then.</p>
  return (
    <p className="quote-free not">
      <TriangleAlert aria-hidden="true" size={16} />
      You&apos;re not free then. The client can only accept if you free up this time.
    </p>
  )
}
