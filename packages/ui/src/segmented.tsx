import { useId } from 'react'
import { classNames } from './class-names.ts'
import { useRovingRadio } from './use-roving-radio.ts'

export type Segment<Value extends string | number> = {
  value: Value
  label: string
  /** Short label for phones, such as '2 h'. */
  short?: string
  /** Price of this option, below its label. */
  price?: string
  disabled?: boolean
}

type SegmentedProps<Value extends string | number> = {
  label: string
  options: Segment<Value>[]
  value: Value | null
  onChange: (value: Value) => void
}

/** Chooses one of a few options side by side, such as the duration of a booking. */
export function Segmented<Value extends string | number>(props: SegmentedProps<Value>) {
  const { label, options, value, onChange } = props
  const onKeyDown = useRovingRadio()
  const id = useId()
  const priced = options.some(({ price }) => price !== undefined)
  const entry = options.find((option) => option.value === value) ?? options[0]
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={classNames('segmented', priced && 'priced')}
      onKeyDown={onKeyDown}
      tabIndex={-1}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          role="radio"
          aria-checked={option.value === value}
          aria-disabled={option.disabled || undefined}
          aria-label={option.label}
          aria-describedby={option.price && `${id}-${option.value}`}
          tabIndex={option === entry ? 0 : -1}
          onClick={() => !option.disabled && onChange(option.value)}
        >
          {option.short ? (
            <>
              <span className="long">{option.label}</span>
              <span className="short">{option.short}</span>
            </>
          ) : (
            option.label
          )}
          {option.price && (
            <small className="num" id={`${id}-${option.value}`}>
              {option.price}
            </small>
          )}
        </button>
      ))}
    </div>
  )
}
