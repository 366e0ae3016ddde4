import type { CalendarDate } from '@anseo/domain/calendar-date'
import { withinGrid } from '@anseo/domain/day-grid'
import { timeOffText } from '@anseo/domain/time-off-text'
import type { BusyTime } from '../../queries/other-calendars.ts'
import type { HourRange } from '@anseo/domain/working-hours'
import { placed } from './event.tsx'

interface BusyBlocksProps {
  busy: readonly BusyTime[]
  date: CalendarDate
  /** The hours of the grid. */
  bounds: HourRange
}

/** Busy times of other calendars on a day, striped, each under the name of its calendar. */
export function BusyBlocks({ busy, date, bounds }: BusyBlocksProps) {
  return busy.map((time) => {
    const hours = withinGrid(time, date, bounds)
    if (!hours) return null
    return (
      <div
        key={`${time.calendar} ${time.start.getTime()}`}
        className="blocked busy"
        style={placed(hours.startHour, hours.endHour)}
      >
        <span className="sr-only">Busy, {timeOffText(time)}: </span>
        <span className="busy-name">{time.calendar}</span>
      </div>
    )
  })
}
