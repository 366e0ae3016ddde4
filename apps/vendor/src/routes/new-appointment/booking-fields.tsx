import { GRID_HOURS } from '@anseo/domain/day-grid'
import { CLOSING_HOUR, MAX_MINUTES, VENDOR_NOTE_MAX_LENGTH } from '@anseo/domain/limits'
import { euroToCents, formatEuro } from '@anseo/domain/money'
import { formatWallTime } from '@anseo/domain/wall-time'
import { SelectInput } from '@anseo/ui/select-input'
import { TextInput } from '@anseo/ui/text-input'
import { useServices } from '../../queries/services.ts'
import type { BookingDraft, DraftProblems } from './booking-draft.ts'

interface BookingFieldsProps {
  draft: BookingDraft
  problems: DraftProblems
  onChange: (changes: Partial<BookingDraft>) => void
}

/** When and what: a service brings its length and price, which can be changed. */
export function BookingFields({ draft, problems, onChange }: BookingFieldsProps) {
  const { data: services = [] } = useServices()
  const longest = Math.min(MAX_MINUTES / 60, CLOSING_HOUR - draft.startHour)
  const chooseService = (id: string) => {
    const service = services.find(({ _id }) => _id === id)
    onChange({
      serviceId: id,
      ...(service && {
        hours: Math.min(Math.ceil(service.durationMinutes / 60), longest),
        price: formatEuro(euroToCents(service.price)),
      }),
    })
  }
  const chooseStart = (startHour: number) =>
    onChange({ startHour, hours: Math.min(draft.hours, CLOSING_HOUR - startHour) })
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
          {GRID_HOURS.map((hour) => (
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
          {Array.from({ length: longest }, (_, index) => index + 1).map((hours) => (
            <option key={hours} value={hours}>
              {hours === 1 ? '1 hour' : `${hours} hours`}
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
