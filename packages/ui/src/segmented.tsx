import { useRovingRadio } from './use-roving-radio.ts'

export type Segment<Value extends string | number> = {
  value: Value
  label: string
  /** For phones, such as '2 h'. */
  short?: string
  disabled?: boolean
}

type SegmentedProps<Value extends string | number> = {
  label: string
  options: Segment<Value>[]
  value: Value | null
  onChange: (value: Value) => void
}

/** One of a few, side by side: the duration of a booking, gender. */
export function Segmented<Value extends string | number>(props: SegmentedProps<Value>) {
  const { label, options, value, onChange } = props
  const onKeyDown = useRovingRadio()
  const entry = options.find((option) => option.value === value) ?? options[0]
  return (
    <div role="radiogroup" aria-label={label} className="segmented" onKeyDown={onKeyDown} tabIndex={-1}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          role="radio"
          aria-checked={option.value === value}
          aria-disabled={option.disabled || undefined}
          aria-label={option.label}
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
        </button>
      ))}
    </div>
  )
}
