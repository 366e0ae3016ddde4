import { durationText } from '@anseo/domain/duration-text'
import { MAX_HOURS, MAX_MINUTES, MIN_MINUTES } from '@anseo/domain/limits'
import { BareSelect } from '@anseo/ui/bare-select'
import { Segmented } from '@anseo/ui/segmented'
import { useState } from 'react'

const COMMON = Array.from({ length: MAX_HOURS }, (_, index) => (index + 1) * 60)
const ALL = Array.from({ length: MAX_MINUTES / MIN_MINUTES }, (_, index) => (index + 1) * MIN_MINUTES)
const LABEL = 'How long it takes'

interface LengthChoiceProps {
  minutes: number
  onChange: (minutes: number) => void
}

/** The length of a service: whole hours side by side, any other in quarter-hours from a list (B3). */
export function LengthChoice({ minutes, onChange }: LengthChoiceProps) {
  const isOther = !COMMON.includes(minutes)
  const [listed, setListed] = useState(isOther)
  const choose = (choice: number | 'other') => {
    setListed(choice === 'other')
    if (choice !== 'other') onChange(choice)
  }
  return (
    <div className="field">
      <span className="field-label" aria-hidden="true">
        {LABEL}
      </span>
      <Segmented<number | 'other'>
        label={LABEL}
        options={[
          ...COMMON.map((value) => ({ value, label: durationText(value), short: `${value / 60} h` })),
          { value: 'other' as const, label: 'Other' },
        ]}
        value={listed || isOther ? 'other' : minutes}
        onChange={choose}
      />
      {(listed || isOther) && (
        <BareSelect
          label={`${LABEL}, other`}
          value={minutes}
          onChange={(event) => onChange(Number(event.target.value))}
        >
          {ALL.map((value) => (
            <option key={value} value={value}>
              {durationText(value)}
            </option>
          ))}
        </BareSelect>
      )}
    </div>
  )
}
