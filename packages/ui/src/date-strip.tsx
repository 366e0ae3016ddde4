// implements: §2.75
import { useEffect, useRef } from 'react'
import { useRovingRadio } from './use-roving-radio.ts'

export type StripDay = {
  /** The date key of the wire. */
  key: string
  /** 'Today' or the short weekday. */
  weekday: string
  day: number
  month: string
  /** What screen readers read, such as 'Saturday 28 November'. */
  label: string
  /** False for a closed or full day: it can be visited, not chosen. */
  free: boolean
}

type DateStripProps = {
  days: StripDay[]
  value: string | null
  onChange: (key: string) => void
}

/** Shows days beside each other, of which one can be chosen. */
export function DateStrip({ days, value, onChange }: DateStripProps) {
  const strip = useRef<HTMLDivElement>(null)
  const onKeyDown = useRovingRadio()
  const entry = days.find((day) => day.key === value) ?? days.find((day) => day.free) ?? days[0]

  useEffect(() => {
    const box = strip.current
    const chosen = box?.querySelector<HTMLElement>(`[data-day="${value}"]`)
    if (box && chosen)
      box.scrollTo({
        left: chosen.offsetLeft - box.offsetLeft - box.clientWidth / 2 + chosen.offsetWidth / 2,
      })
  }, [value])

  return (
    <div role="radiogroup" aria-label="Date" className="days" ref={strip} onKeyDown={onKeyDown} tabIndex={-1}>
      {days.map((day) => (
        <button
          key={day.key}
          type="button"
          role="radio"
          className="day"
          data-day={day.key}
          aria-checked={day.key === value}
          aria-disabled={!day.free || undefined}
          aria-label={day.free ? day.label : `${day.label}, fully booked`}
          title={day.free ? undefined : 'Fully booked'}
          tabIndex={day === entry ? 0 : -1}
          onClick={() => day.free && onChange(day.key)}
        >
          <span>{day.weekday}</span>
          <b>{day.day}</b>
          <span>{day.month}</span>
        </button>
      ))}
    </div>
  )
}
