import { quartersBetween, withStretch } from '@anseo/domain/edit-hours'
import { EARLIEST_HOUR, LATEST_HOUR } from '@anseo/domain/limits'
import { SelectInput } from '@anseo/ui/select-input'
import { TextInput } from '@anseo/ui/text-input'
import { HourOptions } from './hour-options.tsx'
import type { DraftProblems, TimeOffDraft } from './time-off-draft.ts'

/** The times of the longest day of work (B2). */
const TIMES = quartersBetween(EARLIEST_HOUR, LATEST_HOUR)

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
    onChange(withStretch([{ startHour, endHour }], 0, { startHour: hour })[0]!)
  return (
    <>
      {day}
      <div className="grid grid-cols-2 gap-3">
        <SelectInput
          label="From"
          value={startHour}
          onChange={(event) => chooseStart(Number(event.target.value))}
        >
          <HourOptions hours={TIMES.slice(0, -1)} />
        </SelectInput>
        <SelectInput
          label="To"
          value={endHour}
          error={problems.endHour}
          onChange={(event) => onChange({ endHour: Number(event.target.value) })}
        >
          <HourOptions hours={TIMES.filter((hour) => hour > startHour)} />
        </SelectInput>
      </div>
    </>
  )
}
