import { useId } from 'react'
import type { ReactNode } from 'react'

export type RadioCard = { value: string; name: string; amount?: string; consequence?: ReactNode }

type RadioCardsProps = {
  label: string
  options: RadioCard[]
  value: string | null
  onChange: (value: string) => void
  disabled?: boolean
}

/** Group of few important choices: name, amount on the right, and details below. */
export function RadioCards({ label, options, value, onChange, disabled }: RadioCardsProps) {
  const group = useId()
  return (
    <fieldset className="radio-cards" disabled={disabled}>
      <legend className="field-label">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className="radio-card">
          <input
            type="radio"
            name={group}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <b>{option.name}</b>
          {option.amount ? <span className="amount">{option.amount}</span> : <span />}
          {option.consequence && <small>{option.consequence}</small>}
        </label>
      ))}
    </fieldset>
  )
}
