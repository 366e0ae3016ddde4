import type { BookingRulesOnWire } from '@anseo/contract/booking-rules'
import { longestNoticeHours } from '@anseo/domain/booking-rules'
import { durationText } from '@anseo/domain/duration-text'
import { MAX_BUFFER_MINUTES } from '@anseo/domain/limits'
import { MINUTES_AN_HOUR } from '@anseo/domain/slot'
import { BareSelect } from '@anseo/ui/bare-select'
import { Segmented } from '@anseo/ui/segmented'
import { useState } from 'react'
import { Link } from 'react-router'

const BUFFERS = [0, 1, 2]
const FURTHER_BUFFERS = Array.from({ length: MAX_BUFFER_MINUTES / 60 - 2 }, (_, index) => index + 3)
const NOTICES = [0, 3, 24]
/** Up to two weeks: as far as clients can look ahead (T5). */
const FURTHER_NOTICES = [1, 2, 6, 12, 36, 48, 72, 96, 120, 168, 240, 336]

interface BookingRulesCardProps {
  rules: BookingRulesOnWire
  onChange: (changed: Partial<BookingRulesOnWire>) => void
}

/** Settings for the buffer after each booking and for the minimum notice (S1). */
export function BookingRulesCard({ rules, onChange }: BookingRulesCardProps) {
  return (
    <section className="card pad grid gap-4.5" aria-labelledby="between-bookings">
      <h2 id="between-bookings" className="text-[1.1875rem]">
        Between bookings
      </h2>
      <HoursChoice
        label="Gap between appointments"
        common={BUFFERS}
        further={FURTHER_BUFFERS}
        value={rules.bufferMinutes / 60}
        onChange={(hours) => onChange({ bufferMinutes: hours * 60 })}
      />
      <HoursChoice
        label="Minimum notice"
        common={NOTICES}
        further={FURTHER_NOTICES.filter((hours) => hours <= longestNoticeHours(rules.horizonDays))}
        value={rules.noticeHours}
        onChange={(noticeHours) => onChange({ noticeHours })}
      />
      <p className="hint">
        Changes apply to new bookings only.{' '}
        <Link className="link" to="/booking-rules">
          All booking rules
        </Link>
      </p>
    </section>
  )
}

interface HoursChoiceProps {
  label: string
  /** The choices offered side by side; the others are in a list. */
  common: readonly number[]
  further: readonly number[]
  value: number
  onChange: (hours: number) => void
}

function HoursChoice({ label, common, further, value, onChange }: HoursChoiceProps) {
  const isFurther = !common.includes(value)
  const [listed, setListed] = useState(isFurther)
  const choices = [...new Set([...further, value])].filter((hours) => !common.includes(hours))
  const choose = (choice: number | 'more') => {
    setListed(choice === 'more')
    if (choice !== 'more') onChange(choice)
  }
  return (
    <div className="field">
      <span className="field-label" aria-hidden="true">
        {label}
      </span>
      <Segmented<number | 'more'>
        label={label}
        options={[
          ...common.map((hours) => ({ value: hours, label: hours === 0 ? 'None' : `${hours} h` })),
          { value: 'more' as const, label: 'Other' },
        ]}
        value={listed || isFurther ? 'more' : value}
        onChange={choose}
      />
      {(listed || isFurther) && (
        <BareSelect
          label={`${label}, other`}
          value={isFurther ? value : ''}
          onChange={(event) => onChange(Number(event.target.value))}
        >
          {!isFurther && (
            <option value="" disabled>
              Choose
            </option>
          )}
          {choices
            .toSorted((a, b) => a - b)
            .map((hours) => (
              <option key={hours} value={hours}>
                {hoursText(hours)}
              </option>
            ))}
        </BareSelect>
      )}
    </div>
  )
}

/** Returns a number of hours in words, such as '1 hour', '36 hours' or '3 days'. */
function hoursText(hours: number): string {
  if (hours >= 48 && hours % 24 === 0) return `${hours / 24} days`
  return durationText(hours * MINUTES_AN_HOUR)
}
