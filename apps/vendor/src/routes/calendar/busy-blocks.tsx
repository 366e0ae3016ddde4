import type { CalendarDate } from '@anseo/domain/calendar-date'
import { withinGrid } from '@anseo/domain/day-grid'
import { timeOffText } from '@anseo/domain/time-off-text'
import type { BusyTime } from '../../queries/other-calendars.ts'
import { placed } from './event.tsx'

/** Busy times of other calendars on a day, striped, each under the name of its calendar. */
export function BusyBlocks({ busy, date }: { busy: readonly BusyTime[]; date: CalendarDate }) {
  return busy.map((time) => {
    const hours = withinGrid(time, date)
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
