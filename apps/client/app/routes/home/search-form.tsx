import { serverNow } from '@anseo/api-client/server-clock'
import { bookingWindow } from '@anseo/domain/booking-window'
import { sameDate } from '@anseo/domain/calendar-date'
import { dublinDate } from '@anseo/domain/dublin-time'
import { CLOSING_HOUR, OPENING_HOUR, TOWN_MAX_LENGTH } from '@anseo/domain/limits'
import { formatNearDay } from '@anseo/domain/near-day'
import { POPULAR_TOWNS } from '@anseo/domain/places/popular-towns'
import { hoursAhead } from '@anseo/domain/slot-grid'
import { formatSlotDate } from '@anseo/domain/slot-date'
import type { NamedSpeciality } from '@anseo/domain/specialities'
import { formatWallTime } from '@anseo/domain/wall-time'
import { Button } from '@anseo/ui/button'
import { Options } from '@anseo/ui/options'
import { SelectInput } from '@anseo/ui/select-input'
import { TextInput } from '@anseo/ui/text-input'
import { MapPin } from 'lucide-react'

interface SearchFormProps {
  now?: Date
  /** The specialities to choose from. */
  specialities: readonly NamedSpeciality[]
}

/**
 * A plain form for speciality, place and time that leads to the list, so that the home page needs no code for it. The
 * style sheet hides the hours that have passed when today is chosen.
 */
export default function SearchForm({ now = serverNow(), specialities }: SearchFormProps) {
  const hours = Array.from({ length: CLOSING_HOUR - OPENING_HOUR }, (_, index) => OPENING_HOUR + index)
  const days = bookingWindow(now).filter((date) => hoursAhead(date, now).length > 0)
  const today = dublinDate(now)
  const ahead = hoursAhead(today, now)
  return (
    <form action="/vendors" role="search" aria-label="Vendors" className="card search-form">
      <SelectInput label="Speciality" name="speciality">
        <option value="">Any speciality</option>
        <Options of={specialities.map(({ name, label }) => ({ value: name, label }))} />
      </SelectInput>
      <TextInput
        label="Where"
        name="near"
        icon={<MapPin aria-hidden="true" />}
        placeholder="Town, area or Eircode"
        maxLength={TOWN_MAX_LENGTH}
        list="popular-towns"
      />
      <datalist id="popular-towns">
        {POPULAR_TOWNS.map((town) => (
          <option key={town} value={town} />
        ))}
      </datalist>
      <SelectInput label="Day" name="day">
        <option value="">Any day</option>
        {days.map((date) => (
          <option
            key={date.day}
            value={formatSlotDate(date)}
            className={sameDate(today, date) ? 'today' : undefined}
          >
            {formatNearDay(date, now)}
          </option>
        ))}
      </SelectInput>
      <SelectInput label="Start time" name="time">
        <option value="">Any time</option>
        {hours.map((hour) => (
          <option key={hour} className={ahead.includes(hour) ? undefined : 'passed'}>
            {formatWallTime(hour)}
          </option>
        ))}
      </SelectInput>
      <Button type="submit">Search</Button>
    </form>
  )
}
