import type { CalendarDate } from '@anseo/domain/calendar-date'
import { formatIsoDate, sameDate } from '@anseo/domain/calendar-date'
import { isToday } from '@anseo/domain/day-grid'
import { formatWeekday } from '@anseo/domain/slot-date'
import type { HourRange } from '@anseo/domain/working-hours'
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { CalendarSkeleton } from './calendar-skeleton.tsx'
import { type CalendarHandlers, DayColumn } from './day-column.tsx'
import { type CalendarContent, freeHoursOf } from './free-hours.ts'
import { HourLabels } from './hour-labels.tsx'
import { moveBetweenCells } from './move-between-cells.ts'

interface WeekGridProps extends CalendarHandlers {
  days: CalendarDate[]
  /** The day that is seen first where not all of them fit. */
  day: CalendarDate
  /** Undefined while it loads. */
  content: CalendarContent | undefined
  now: Date
}

/** Shows one or more days side by side, by the hour. */
export function WeekGrid({ days, day: shown, content, now, ...handlers }: WeekGridProps) {
  const grid = useRef<HTMLDivElement>(null)
  const first = days.findIndex((date) => sameDate(date, shown))
  useEffect(() => {
    const column = grid.current?.querySelectorAll<HTMLElement>('.calendar-column')[first]
    const labels = grid.current?.querySelector<HTMLElement>('.hour-labels')
    if (grid.current && column && labels) grid.current.scrollLeft = column.offsetLeft - labels.offsetWidth
  }, [first])
  const stop = useTabStop(days, content, now)
  const several = days.length > 1
  const bounds = content?.bounds
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys move between the buttons in it
    <div
      ref={grid}
      className={several ? 'calendar week' : 'calendar'}
      aria-busy={!content || undefined}
      style={bounds && rowsOf(bounds)}
      onKeyDown={moveBetweenCells}
      onFocus={stop.remember}
    >
      {several && <DayHeads days={days} now={now} />}
      <HourLabels bounds={bounds} />
      {days.map((date, day) =>
        content ? (
          <DayColumn
            key={formatIsoDate(date)}
            date={date}
            content={content}
            now={now}
            roomy={!several}
            stopHour={stop.day === day ? stop.hour : null}
            {...handlers}
          />
        ) : (
          <CalendarSkeleton key={formatIsoDate(date)} day={day} />
        ),
      )}
    </div>
  )
}

/** Sets the first hour of the grid and the number of hours. */
const rowsOf = ({ startHour, endHour }: HourRange) =>
  ({ '--open': startHour, '--rows': endHour - startHour }) as CSSProperties

function DayHeads({ days, now }: { days: CalendarDate[]; now: Date }) {
  return (
    <>
      <div className="day-head" />
      {days.map((date) => (
        <div
          key={formatIsoDate(date)}
          className="day-head"
          aria-current={isToday(date, now) ? 'date' : undefined}
        >
          {formatWeekday(date)}
          <b>{date.day}</b>
        </div>
      ))}
    </>
  )
}

/** The one free hour at which the Tab key stops: the last that was visited, at first the first. */
function useTabStop(days: CalendarDate[], content: CalendarContent | undefined, now: Date) {
  const [visited, setVisited] = useState('')
  const free = content
    ? days.flatMap((date, day) => freeHoursOf(content, date, now).map((hour) => ({ day, hour })))
    : []
  const stop = free.find(({ day, hour }) => `${day}-${hour}` === visited) ?? free[0]
  const remember = ({ target, currentTarget }: React.FocusEvent<HTMLElement>) => {
    const column = target.closest('.calendar-column')
    const hour = target.dataset['hour']
    if (!column || hour === undefined) return
    setVisited(`${[...currentTarget.querySelectorAll('.calendar-column')].indexOf(column)}-${hour}`)
  }
  return { day: stop?.day ?? -1, hour: stop?.hour ?? null, remember }
}
