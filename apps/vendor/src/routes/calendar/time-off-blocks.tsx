import type { CalendarDate } from '@anseo/domain/calendar-date'
import { withinGrid } from '@anseo/domain/day-grid'
import { timeOffText } from '@anseo/domain/time-off-text'
import type { TimeOff } from '../../queries/hours.ts'
import type { HourRange } from '@anseo/domain/working-hours'
import { placed } from './event.tsx'

interface TimeOffBlocksProps {
  timeOff: TimeOff[]
  date: CalendarDate
  /** The hours of the grid. */
  bounds: HourRange
  onOpen: (timeOff: TimeOff) => void
}

/** Blocked time of a day, striped, each under its label. */
export function TimeOffBlocks({ timeOff, date, bounds, onOpen }: TimeOffBlocksProps) {
  return timeOff.map((off) => {
    const hours = withinGrid(off, date, bounds)
    if (!hours) return null
    return (
      <div key={off.id} className="blocked" style={placed(hours.startHour, hours.endHour)}>
        <button
          type="button"
          aria-label={`Time off: ${off.label ? `${off.label}, ` : ''}${timeOffText(off)}`}
          onClick={() => onOpen(off)}
        >
          {off.label ?? 'Time off'}
        </button>
      </div>
    )
  })
}
