import { BareSelect } from '@anseo/ui/bare-select'
import type { ReactNode } from 'react'

interface FilterSelectProps {
  label: string
  icon?: ReactNode
  value: string
  /** Values with their labels, in their order. */
  options: Readonly<Record<string, string>>
  /** Label of an option without filter, whose value is ''; absent if one value is always chosen. */
  all?: string
  onChange: (value: string) => void
}

/** A select that filters a list; its label is for screen readers only. */
export function FilterSelect({ label, icon, value, options, all, onChange }: FilterSelectProps) {
  return (
    <BareSelect label={label} icon={icon} value={value} onChange={(event) => onChange(event.target.value)}>
      {all && <option value="">{all}</option>}
      {Object.entries(options).map(([key, text]) => (
        <option key={key} value={key}>
          {text}
        </option>
      ))}
    </BareSelect>
  )
}

interface DayFilterProps {
  label: string
  /** A day as `YYYY-MM-DD`; '' for no limit. */
  value: string
  onChange: (day: string) => void
}

/** Field for the first or the last day of a period. */
export const DayFilter = ({ label, value, onChange }: DayFilterProps) => (
  <label className="day-filter">
    <span>{label}</span>
    <span className="input">
      <input type="date" value={value} onChange={(event) => onChange(event.target.value)} />
    </span>
  </label>
)
