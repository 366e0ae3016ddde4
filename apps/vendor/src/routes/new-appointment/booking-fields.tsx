import { VENDOR_NOTE_MAX_LENGTH } from '@anseo/domain/limits'
import { euroToCents, formatEuro } from '@anseo/domain/money'
import { SelectInput } from '@anseo/ui/select-input'
import { TextInput } from '@anseo/ui/text-input'
import { longestFrom } from '../../appointments/day-quarters.ts'
import { TimeFields } from '../../appointments/time-fields.tsx'
import { useDayBounds } from '../../queries/hours.ts'
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
  const bounds = useDayBounds()
  const chooseService = (id: string) => {
    const service = services.find(({ _id }) => _id === id)
    onChange({
      serviceId: id,
      ...(service && {
        hours: Math.min(service.durationMinutes / 60, longestFrom(draft.startHour, bounds)),
        price: formatEuro(euroToCents(service.price)),
      }),
    })
  }
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
      <TimeFields time={draft} problems={problems} onChange={onChange}>
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
      </TimeFields>
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
