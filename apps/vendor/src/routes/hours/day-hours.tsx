import type { Weekday } from '@anseo/domain/calendar-date'
import {
  endChoices,
  hoursWorked,
  startChoices,
  withAnotherStretch,
  withStretch,
} from '@anseo/domain/edit-hours'
import { WEEKDAY_NAMES } from '@anseo/domain/weekday-names'
import type { HourRange } from '@anseo/domain/working-hours'
import { BareSelect } from '@anseo/ui/bare-select'
import { IconButton } from '@anseo/ui/icon-button'
import { Switch } from '@anseo/ui/switch'
import { Copy, Plus, X } from 'lucide-react'
import { useState } from 'react'
import { HourOptions } from '../calendar/hour-options.tsx'

interface DayHoursProps {
  day: Weekday
  stretches: HourRange[]
  onChange: (stretches: HourRange[]) => void
  onCopy: () => void
}

/**
 * Edits a day of the week: open or closed, its hours and breaks. While the page is open, a day that is switched off and on
 * again has the hours that it had.
 */
export function DayHours({ day, stretches, onChange, onCopy }: DayHoursProps) {
  const name = WEEKDAY_NAMES[day]
  const isOpen = stretches.length > 0
  const [lastOpen, setLastOpen] = useState<HourRange[]>([])
  const setOpen = (open: boolean) => {
    if (!open) setLastOpen(stretches)
    onChange(!open ? [] : lastOpen.length > 0 ? lastOpen : (withAnotherStretch([]) ?? []))
  }
  return (
    <div className="hours-row" role="group" aria-label={name}>
      <Switch bare label={name} checked={isOpen} onChange={setOpen} />
      <div className="hours-day">
        {name}
        {isOpen && <small className="num">{hoursWorked(stretches)} h</small>}
      </div>
      <div className="hours-stretches">
        {!isOpen && <span className="muted">Closed</span>}
        {stretches.map((_, index) => (
          <Stretch key={index} day={name} stretches={stretches} index={index} onChange={onChange} />
        ))}
      </div>
      <IconButton
        className="hours-copy"
        label={`Copy ${name} to other days`}
        icon={<Copy aria-hidden="true" />}
        onClick={onCopy}
      />
    </div>
  )
}

interface StretchProps {
  day: string
  stretches: HourRange[]
  index: number
  onChange: (stretches: HourRange[]) => void
}

function Stretch({ day, stretches, index, onChange }: StretchProps) {
  const { startHour, endHour } = stretches[index] as HourRange
  const which = index === 0 ? day : `${day}, stretch ${index + 1}`
  const more = withAnotherStretch(stretches)
  return (
    <div className="hours-stretch">
      <HourSelect
        label={`${which}, from`}
        value={startHour}
        choices={startChoices(stretches, index)}
        onChange={(hour) => onChange(withStretch(stretches, index, { startHour: hour }))}
      />
      <span className="muted" aria-hidden="true">
        to
      </span>
      <HourSelect
        label={`${which}, to`}
        value={endHour}
        choices={endChoices(stretches, index)}
        onChange={(hour) => onChange(withStretch(stretches, index, { endHour: hour }))}
      />
      {index > 0 ? (
        <IconButton
          label={`Remove ${which}`}
          icon={<X aria-hidden="true" />}
          onClick={() => onChange(stretches.filter((_, at) => at !== index))}
        />
      ) : (
        more && (
          <IconButton
            label={`Add a break on ${day}`}
            icon={<Plus aria-hidden="true" />}
            onClick={() => onChange(more)}
          />
        )
      )}
    </div>
  )
}

interface HourSelectProps {
  label: string
  value: number
  choices: number[]
  onChange: (hour: number) => void
}

const HourSelect = ({ label, value, choices, onChange }: HourSelectProps) => (
  <BareSelect label={label} value={value} onChange={(event) => onChange(Number(event.target.value))}>
    <HourOptions hours={choices} />
  </BareSelect>
)
