import { classNames } from './class-names.ts'
import { useRovingRadio } from './use-roving-radio.ts'

export type GridSlot = {
  /** The wire's time. */
  value: string
  label: string
  /** `range` lies between the chosen start and end; `taken` cannot be chosen. */
  state: 'free' | 'range' | 'taken'
}

type SlotGridProps = {
  label: string
  slots: GridSlot[]
  value: string | null
  onChange: (value: string) => void
  /** Spoken politely when it changes, such as 'This slot was just booked.' */
  announcement?: string | null
}

/** Hours to choose one from. A slot that turns `taken` fades. */
export function SlotGrid({ label, slots, value, onChange, announcement }: SlotGridProps) {
  const onKeyDown = useRovingRadio()
  const open = slots.filter((slot) => slot.state !== 'taken')
  const entry = open.find((slot) => slot.value === value) ?? open[0]
  return (
    <>
      <div role="radiogroup" aria-label={label} className="slots" onKeyDown={onKeyDown} tabIndex={-1}>
        {slots.map((slot) => {
          const taken = slot.state === 'taken'
          return (
            <button
              key={slot.value}
              type="button"
              role="radio"
              className={classNames('slot', slot.state === 'range' && 'in')}
              aria-checked={!taken && slot.value === value}
              aria-disabled={taken || undefined}
              aria-label={taken ? `${slot.label}, unavailable` : slot.label}
              data-skip={taken || undefined}
              tabIndex={slot === entry ? 0 : -1}
              onClick={() => !taken && onChange(slot.value)}
            >
              {slot.label}
            </button>
          )
        })}
      </div>
      <p className="sr-only" aria-live="polite">
        {announcement}
      </p>
    </>
  )
}
