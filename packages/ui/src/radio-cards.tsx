import { useId } from 'react'
import type { ReactNode } from 'react'
import { FieldError } from './field.tsx'

export type RadioCard = { value: string; name: string; amount?: string; consequence?: ReactNode }

type RadioCardsProps = {
  label: string
  options: RadioCard[]
  value: string | null
  onChange: (value: string) => void
  disabled?: boolean
  /** Error text below the cards: the problem and how to fix it. */
  error?: string | null | undefined
}

/** Group of few important choices: name, amount on the right, and details below. */
export function RadioCards({ label, options, value, onChange, disabled, error }: RadioCardsProps) {
  const group = useId()
  const labelId = `${group}-label`
  const errorId = `${group}-error`
  return (
    <fieldset
      className="radio-cards"
      role="radiogroup"
      aria-labelledby={labelId}
      aria-describedby={error ? errorId : undefined}
      aria-invalid={error ? true : undefined}
      disabled={disabled}
      tabIndex={-1}
    >
      <legend className="field-label" id={labelId}>
        {label}
      </legend>
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
      <div id={errorId} aria-live="polite" hidden={!error}>
        {error && <FieldError>{error}</FieldError>}
      </div>
    </fieldset>
  )
}
