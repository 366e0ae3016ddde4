import { CLOSING_HOUR, MAX_HOURS, OPENING_HOUR } from '@anseo/domain/limits'
import { formatWallTime, parseWallTime } from '@anseo/domain/wall-time'
import { SelectInput } from '@anseo/ui/select-input'
import type { FormEvent, ReactNode } from 'react'
import { hoursText } from './filter-texts.ts'
import { KeptInputs } from './kept-inputs.tsx'
import { EVERYBODY, type ListState } from './list-state.ts'
import { PlaceField } from './place-field.tsx'
import { useListChange } from './use-list-change.ts'
import { useTyped } from './use-typed.ts'

const DISTANCES = [5, 10, 25, 50]
const TIMES = Array.from({ length: CLOSING_HOUR - OPENING_HOUR }, (_, index) =>
  formatWallTime(OPENING_HOUR + index),
)

/** A day to choose: its value on the wire, and its name. */
export interface DayOption {
  value: string
  label: string
}

interface WhenWhereProps {
  state: ListState
  days: DayOption[]
  placeError: string | null
  className: string
  /** A button at the end. */
  children?: ReactNode
}

/** Where and when; what is chosen shows at once. Works as a plain form before the page reacts. */
export function WhenWhere({ state, days, placeError, className, children }: WhenWhereProps) {
  const { day, time, hours, near, within, search, location, maxPrice, minRating, sort } = state
  const change = useListChange(state)
  const { typed, setTyped, asked, setAsked } = useTyped(near)
  const goNear = (text: string) => {
    const place = text.trim()
    if (place === asked) return
    setAsked(place)
    change({ near: place })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    goNear(typed)
  }
  const longest = time ? CLOSING_HOUR - (parseWallTime(time) ?? 0) : MAX_HOURS
  return (
    <form method="get" aria-label="When and where" className={className} onSubmit={submit}>
      <KeptInputs state={{ ...EVERYBODY, search, location, maxPrice, minRating, sort }} />
      <PlaceField
        typed={typed}
        error={typed.trim() === near ? placeError : null}
        onType={setTyped}
        onDone={goNear}
      />
      <SelectInput
        label="Distance"
        name="within"
        value={within}
        disabled={near === ''}
        onChange={(event) => change({ within: Number(event.target.value) })}
      >
        {(DISTANCES.includes(within) ? DISTANCES : [within, ...DISTANCES]).map((km) => (
          <option key={km} value={km}>
            Within {km} km
          </option>
        ))}
      </SelectInput>
      <SelectInput
        label="Day"
        name="day"
        value={day}
        onChange={({ target }) =>
          change({ day: target.value, ...(target.value === '' && { time: '', hours: 1 }) })
        }
      >
        <option value="">Any day</option>
        {days.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectInput>
      <SelectInput
        label="Start time"
        name="time"
        value={time}
        onChange={(event) => change({ time: event.target.value })}
      >
        <option value="">Any time</option>
        {TIMES.map((start) => (
          <option key={start}>{start}</option>
        ))}
      </SelectInput>
      <SelectInput
        label="Duration"
        name="hours"
        value={hours}
        disabled={day === ''}
        onChange={(event) => change({ hours: Number(event.target.value) })}
      >
        {Array.from({ length: Math.min(longest, MAX_HOURS) }, (_, index) => (
          <option key={index} value={index + 1}>
            {hoursText(index + 1)}
          </option>
        ))}
      </SelectInput>
      {children}
    </form>
  )
}
