import { type CalendarDate, formatIsoDate, sameDate } from '@anseo/domain/calendar-date'
import { counted } from '@anseo/domain/counted'
import { formatLongDay } from '@anseo/domain/near-day'
import { formatWeekday } from '@anseo/domain/slot-date'
import { useRovingRadio } from '@anseo/ui/use-roving-radio'
import { useEffect, useRef } from 'react'
import { countAppointments } from './count-appointments.ts'
import type { CalendarContent } from './free-hours.ts'

interface DayStripProps {
  week: CalendarDate[]
  day: CalendarDate
  content: CalendarContent | undefined
  now: Date
  onChange: (day: CalendarDate) => void
}

/** The days of a week to choose one from, each with how many appointments it has. */
export function DayStrip({ week, day, content, now, onChange }: DayStripProps) {
  const strip = useRef<HTMLDivElement>(null)
  const onKeyDown = useRovingRadio()
  const key = formatIsoDate(day)
  useEffect(() => {
    strip.current
      ?.querySelector(`[data-day="${key}"]`)
      ?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [key])
  return (
    <div
      ref={strip}
      role="radiogroup"
      aria-label="Day"
      className="days calendar-strip num"
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      {week.map((date) => {
        const isShown = sameDate(date, day)
        const count = content && countAppointments(content, date, now)
        return (
          <button
            key={formatIsoDate(date)}
            type="button"
            role="radio"
            className="day"
            data-day={formatIsoDate(date)}
            aria-checked={isShown}
            aria-label={`${formatLongDay(date)}${count === undefined ? '' : `, ${counted(count, 'appointment')}`}`}
            tabIndex={isShown ? 0 : -1}
            onClick={() => onChange(date)}
          >
            <span>{formatWeekday(date)}</span>
            <b>{date.day}</b>
            <span>{count === 0 ? '–' : count}</span>
          </button>
        )
      })}
    </div>
  )
}
