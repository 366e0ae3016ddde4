import { CLOSING_HOUR, MAX_HOURS, OPENING_HOUR } from '@anseo/domain/limits'
import { formatWallTime, parseWallTime } from '@anseo/domain/wall-time'
import { useSubmittedText } from '@anseo/site-kit/use-submitted-text'
import { Options } from '@anseo/ui/options'
import { SelectInput } from '@anseo/ui/select-input'
import type { FormEvent, ReactNode } from 'react'
import { hoursText } from './filter-texts.ts'
import { HiddenInputs } from './hidden-inputs.tsx'
import { withChosen } from './list-selects.tsx'
import { UNFILTERED, type ListState } from './list-state.ts'
import { PlaceField } from './place-field.tsx'
import { useListChange } from './use-list-change.ts'

const DISTANCES = [5, 10, 25, 50]

/** A day to choose: its value on the wire, its label, and its first hour that is still in the future. */
export interface DayOption {
  value: string
  label: string
  firstHour: number
}

/** Returns the start times of a day; without a day all of them, since the search then covers later days too. */
function timesOf(day: DayOption | undefined): string[] {
  const first = day?.firstHour ?? OPENING_HOUR
  return Array.from({ length: CLOSING_HOUR - first }, (_, index) => formatWallTime(first + index))
}

interface WhenWhereProps {
  state: ListState
  days: DayOption[]
  placeError: string | null
  className: string
  /** A button after the fields. */
  children?: ReactNode
}

/** The filters for time and place; a change applies immediately. A plain form until the page is interactive. */
export function WhenWhere({ state, days, placeError, className, children }: WhenWhereProps) {
  const { day, time, hours, near, within, search, location, maxPrice, minRating, sort } = state
  const change = useListChange(state)
  const { typed, setTyped, submitted, setSubmitted } = useSubmittedText(near)
  const goNear = (text: string) => {
    const place = text.trim()
    if (place === submitted) return
    setSubmitted(place)
    change({ near: place })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    goNear(typed)
  }
  const dayNamed = (name: string) => days.find(({ value }) => value === name)
  const goTo = (name: string) => {
    const passed = !timesOf(dayNamed(name)).includes(time)
    change({
      day: name,
      when: '',
      ...((name === '' || passed) && { time: '' }),
      ...(name === '' && { hours: 1 }),
    })
  }
  const longest = time ? CLOSING_HOUR - (parseWallTime(time) ?? 0) : MAX_HOURS
  return (
    <form method="get" aria-label="When and where" className={className} onSubmit={submit}>
      <HiddenInputs state={{ ...UNFILTERED, search, location, maxPrice, minRating, sort }} />
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
        <Options
          of={withChosen(DISTANCES, within).map((value) => ({ value, label: `Within ${value} km` }))}
        />
      </SelectInput>
      <SelectInput label="Day" name="day" value={day} onChange={({ target }) => goTo(target.value)}>
        <option value="">Any day</option>
        <Options of={days} />
      </SelectInput>
      <SelectInput
        label="Start time"
        name="time"
        value={time}
        onChange={(event) => change({ time: event.target.value, when: '' })}
      >
        <option value="">Any time</option>
        <Options of={withChosen(timesOf(dayNamed(day)), time || null)} />
      </SelectInput>
      <SelectInput
        label="Duration"
        name="hours"
        value={hours}
        disabled={day === ''}
        onChange={(event) => change({ hours: Number(event.target.value) })}
      >
        <Options
          of={Array.from({ length: Math.min(longest, MAX_HOURS) }, (_, index) => ({
            value: index + 1,
            label: hoursText(index + 1),
          }))}
        />
      </SelectInput>
      {children}
    </form>
  )
}
