import { shortDurationText } from '@anseo/domain/duration-text'
import { formatWallTime } from '@anseo/domain/wall-time'
import { SelectInput } from '@anseo/ui/select-input'
import { TextInput } from '@anseo/ui/text-input'
import type { ReactNode } from 'react'
import type { ChosenTime } from './chosen-time.ts'
import { LENGTHS, START_HOURS } from './day-quarters.ts'

interface TimeFieldsProps {
  time: ChosenTime
  problems: { day?: string; hours?: string }
  /** True if the length stays as it is, and is not asked for. */
  keepsLength?: boolean
  /** Further fields next to start and length. */
  children?: ReactNode
  onChange: (changes: Partial<ChosenTime>) => void
}

/** Day, start and, unless it stays, length of an appointment that the vendor enters or moves, in quarter-hours (B2). */
export function TimeFields({ time, problems, keepsLength = false, children, onChange }: TimeFieldsProps) {
  return (
    <>
      <TextInput
        type="date"
        label="Day"
        name="day"
        value={time.day}
        error={problems.day}
        onChange={(event) => onChange({ day: event.target.value })}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-3">
        <SelectInput
          label="From"
          name="from"
          value={time.startHour}
          error={keepsLength ? problems.hours : undefined}
          onChange={(event) => onChange({ startHour: Number(event.target.value) })}
        >
          {START_HOURS.map((hour) => (
            <option key={hour} value={hour}>
              {formatWallTime(hour)}
            </option>
          ))}
        </SelectInput>
        {!keepsLength && (
          <SelectInput
            label="How long"
            name="hours"
            value={time.hours}
            error={problems.hours}
            onChange={(event) => onChange({ hours: Number(event.target.value) })}
          >
            {LENGTHS.map((hours) => (
              <option key={hours} value={hours}>
                {shortDurationText(hours * 60)}
              </option>
            ))}
          </SelectInput>
        )}
        {children}
      </div>
    </>
  )
}
