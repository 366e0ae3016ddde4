import { MAX_MINUTES, VENDOR_NOTE_MAX_LENGTH } from '@anseo/domain/limits'
import { durationText } from '@anseo/domain/duration-text'
import { euroToCents, formatEuro } from '@anseo/domain/money'
import { formatWallTime } from '@anseo/domain/wall-time'
import { dayBounds, DEFAULT_WEEKLY_HOURS, type HourRange } from '@anseo/domain/working-hours'
import { SelectInput } from '@anseo/ui/select-input'
import { TextInput } from '@anseo/ui/text-input'
import { useWeeklyHours } from '../../queries/hours.ts'
import { useServices } from '../../queries/services.ts'
import type { BookingDraft, DraftProblems } from './booking-draft.ts'

interface BookingFieldsProps {
  draft: BookingDraft
  problems: DraftProblems
  onChange: (changes: Partial<BookingDraft>) => void
}

const QUARTER = 0.25

/** The quarter-hours from one to before another. */
const quarters = (from: number, until: number): number[] =>
  Array.from({ length: Math.max(0, (until - from) / QUARTER) }, (_, index) => from + index * QUARTER)

/** The latest end of a booking by the hours of its date; the night after an evening belongs to the day before (B2). */
const latestEnd = (startHour: number, closesAt: number): number =>
  startHour < closesAt - 24 ? closesAt - 24 : closesAt

/** The hours between which the vendor's days lie; those of the specification until they are loaded. */
function useDayBounds(): HourRange {
  const { data: hours } = useWeeklyHours()
  return dayBounds(hours ?? DEFAULT_WEEKLY_HOURS)
}

/** When and what: a service brings its length and price, which can be changed. */
export function BookingFields({ draft, problems, onChange }: BookingFieldsProps) {
  const { data: services = [] } = useServices()
  const { startHour: opensAt, endHour: closesAt } = useDayBounds()
  const longest = Math.min(MAX_MINUTES / 60, latestEnd(draft.startHour, closesAt) - draft.startHour)
  const starts = [...quarters(0, closesAt - 24), ...quarters(opensAt, Math.min(closesAt, 24))]
  const chooseService = (id: string) => {
    const service = services.find(({ _id }) => _id === id)
    onChange({
      serviceId: id,
      ...(service && {
        hours: Math.min(service.durationMinutes / 60, longest),
        price: formatEuro(euroToCents(service.price)),
      }),
    })
  }
  const chooseStart = (startHour: number) =>
    onChange({ startHour, hours: Math.min(draft.hours, latestEnd(startHour, closesAt) - startHour) })
  return (
    <>
      <SelectInput
        label="Service"
        name="service"
        value={draft.serviceId}
        onChange={(event) => chooseService(event.target.value)}
      >
        <option value="">No service</option>
        {services.map(({ _id, name, price }) => (
          <option key={_id} value={_id}>
            {name}, {formatEuro(euroToCents(price))}
          </option>
        ))}
      </SelectInput>
      <TextInput
        type="date"
        label="Day"
        name="day"
        value={draft.day}
        error={problems.day}
        onChange={(event) => onChange({ day: event.target.value })}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-3">
        <SelectInput
          label="From"
          name="from"
          value={draft.startHour}
          onChange={(event) => chooseStart(Number(event.target.value))}
        >
          {starts.map((hour) => (
            <option key={hour} value={hour}>
              {formatWallTime(hour)}
            </option>
          ))}
        </SelectInput>
        <SelectInput
          label="How long"
          name="hours"
          value={draft.hours}
          error={problems.hours}
          onChange={(event) => onChange({ hours: Number(event.target.value) })}
        >
          {quarters(QUARTER, longest + QUARTER).map((hours) => (
            <option key={hours} value={hours}>
              {durationText(hours * 60)}
            </option>
          ))}
        </SelectInput>
        <TextInput
          label="Price (optional)"
          name="price"
          inputMode="decimal"
          autoComplete="off"
          placeholder="€0.00"
          value={draft.price}
          error={problems.price}
          onChange={(event) => onChange({ price: event.target.value })}
        />
        <SelectInput
          label="Where"
          name="place"
          value={draft.place}
          onChange={(event) => onChange({ place: event.target.value as BookingDraft['place'] })}
        >
          <option value="">Not said</option>
          <option value="vendor">At my place</option>
          <option value="client">At the client&apos;s</option>
        </SelectInput>
      </div>
      <TextInput
        label="Note, only for you (optional)"
        name="note"
        autoComplete="off"
        maxLength={VENDOR_NOTE_MAX_LENGTH}
        value={draft.note}
        error={problems.note}
        onChange={(event) => onChange({ note: event.target.value })}
      />
    </>
  )
}
