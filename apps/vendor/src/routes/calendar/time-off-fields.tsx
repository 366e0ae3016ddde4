import { gridHours } from '@anseo/domain/day-grid'
import { EARLIEST_HOUR, LATEST_HOUR } from '@anseo/domain/limits'
import { formatWallTime } from '@anseo/domain/wall-time'
import { SelectInput } from '@anseo/ui/select-input'
import { TextInput } from '@anseo/ui/text-input'
import type { DraftProblems, TimeOffDraft } from './time-off-draft.ts'

/** The hours of the longest day of work (B2). */
const HOURS = gridHours({ startHour: EARLIEST_HOUR, endHour: LATEST_HOUR })

interface TimeOffFieldsProps {
  draft: TimeOffDraft
  problems: DraftProblems
  /** The earliest day, `2026-11-21`. */
  today: string
  onChange: (changes: Partial<TimeOffDraft>) => void
}

/** Fields for a day with two times, or for the first and last of several days. */
export function TimeOffFields({ draft, problems, today, onChange }: TimeOffFieldsProps) {
  const { kind, firstDay, lastDay, startHour, endHour } = draft
  const chooseFirst = (day: string) => onChange({ firstDay: day, ...(lastDay < day && { lastDay: day }) })
  const day = (
    <TextInput
      type="date"
      label={kind === 'hours' ? 'Day' : 'First day'}
      min={today}
      value={firstDay}
      error={problems.firstDay}
      onChange={(event) => chooseFirst(event.target.value)}
    />
  )
  if (kind === 'days') {
    return (
      <div className="grid grid-cols-2 gap-3 max-sm:grid-cols-1">
        {day}
        <TextInput
          type="date"
          label="Last day"
          min={firstDay || today}
          value={lastDay}
          error={problems.lastDay}
          onChange={(event) => onChange({ lastDay: event.target.value })}
        />
      </div>
    )
  }
  const chooseStart = (hour: number) =>
    onChange({ startHour: hour, ...(endHour <= hour && { endHour: hour + 1 }) })
  return (
    <>
      {day}
      <div className="grid grid-cols-2 gap-3">
        <SelectInput
          label="From"
          value={startHour}
          onChange={(event) => chooseStart(Number(event.target.value))}
        >
          {HOURS.map((hour) => (
            <option key={hour} value={hour}>
              {formatWallTime(hour)}
              {hour > 24 && ', next day'}
            </option>
          ))}
        </SelectInput>
        <SelectInput
          label="To"
          value={endHour}
          error={problems.endHour}
          onChange={(event) => onChange({ endHour: Number(event.target.value) })}
        >
          {[...HOURS, LATEST_HOUR]
            .filter((hour) => hour > startHour)
            .map((hour) => (
              <option key={hour} value={hour}>
                {formatWallTime(hour)}
                {hour > 24 && ', next day'}
              </option>
            ))}
        </SelectInput>
      </div>
    </>
  )
}
