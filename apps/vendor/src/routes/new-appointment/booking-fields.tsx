import { MAX_SERVICES_AT_ONCE, VENDOR_NOTE_MAX_LENGTH } from '@anseo/domain/limits'
import { euroText, euroToCents, formatEuro } from '@anseo/domain/money'
import { SelectInput } from '@anseo/ui/select-input'
import { TextInput } from '@anseo/ui/text-input'
import { MAX_OWN_HOURS } from '../../appointments/day-quarters.ts'
import { TimeFields } from '../../appointments/time-fields.tsx'
import { useServices } from '../../queries/services.ts'
import type { BookingDraft, DraftProblems } from './booking-draft.ts'

interface BookingFieldsProps {
  draft: BookingDraft
  problems: DraftProblems
  onChange: (changes: Partial<BookingDraft>) => void
}

/** Fields for the time and the services; a service fills in its length and price, which can be changed. */
export function BookingFields({ draft, problems, onChange }: BookingFieldsProps) {
  const { data: services = [] } = useServices()
  const { serviceIds } = draft
  const chooseService = (place: number, id: string) => {
    const ids = serviceIds.toSpliced(place, 1, ...(id ? [id] : []))
    const chosen = ids.flatMap((id) => services.find(({ _id }) => _id === id) ?? [])
    const minutes = chosen.reduce((sum, { durationMinutes }) => sum + durationMinutes, 0)
    const cents = chosen.reduce((sum, { price }) => sum + euroToCents(price), 0)
    onChange({
      serviceIds: ids,
      ...(chosen.length > 0 && {
        hours: Math.min(minutes / 60, MAX_OWN_HOURS),
        price: formatEuro(cents),
      }),
    })
  }
  return (
    <>
      {[...serviceIds, ''].slice(0, MAX_SERVICES_AT_ONCE).map((chosen, place) => (
        // The position is the key, since the same service may be chosen twice.
        <SelectInput
          key={place}
          label={place === 0 ? 'Service' : `Another service, ${place + 1}`}
          name={`service-${place}`}
          value={chosen}
          onChange={(event) => chooseService(place, event.target.value)}
        >
          <option value="">No {place > 0 && 'other '}service</option>
          {services.map(({ _id, name, price }) => (
            <option key={_id} value={_id}>
              {name}, {euroText(price)}
            </option>
          ))}
        </SelectInput>
      ))}
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
