import { MAX_STARS } from '@anseo/domain/limits'
import { STAR_WORDS, starsText } from '@anseo/domain/rating'
import { Star } from 'lucide-react'
import { useId } from 'react'
import { FieldError } from './field.tsx'
import { useRovingRadio } from './use-roving-radio.ts'

interface StarPickerProps {
  label: string
  value: number | null
  onChange: (stars: number) => void
  error?: string | null | undefined
}

/** Chooses one to five stars, with a word for each. */
export function StarPicker({ label, value, onChange, error }: StarPickerProps) {
  const id = useId()
  const onKeyDown = useRovingRadio()
  return (
    <div className="field">
      <span className="field-label" id={id}>
        {label}
      </span>
      <div className="star-picker">
        <div
          role="radiogroup"
          aria-labelledby={id}
          aria-describedby={error ? `${id}-error` : undefined}
          aria-invalid={error ? true : undefined}
          onKeyDown={onKeyDown}
          tabIndex={-1}
        >
          {Array.from({ length: MAX_STARS }, (_, place) => place + 1).map((stars) => (
            <button
              key={stars}
              type="button"
              role="radio"
              aria-checked={stars === value}
              aria-label={starsText(stars)}
              tabIndex={stars === (value ?? 1) ? 0 : -1}
              className={stars <= (value ?? 0) ? undefined : 'empty'}
              onClick={() => onChange(stars)}
            >
              <Star aria-hidden="true" />
            </button>
          ))}
        </div>
        {value !== null && <b>{STAR_WORDS[value]}</b>}
      </div>
      <div id={`${id}-error`} aria-live="polite" hidden={!error}>
        {error && <FieldError>{error}</FieldError>}
      </div>
    </div>
  )
}
