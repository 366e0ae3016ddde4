import type { CalendarDate } from '@anseo/domain/calendar-date'
import { formatWeekdayDay } from '@anseo/domain/slot-date'
import { formatWallTime } from '@anseo/domain/wall-time'
import type { PointerEvent } from 'react'
import { placed } from './event.tsx'

interface FreeCellProps {
  date: CalendarDate
  hour: number
  /** The one that the Tab key stops at; arrow keys lead to the others. */
  isStop: boolean
  onPress: (event: PointerEvent<HTMLElement>) => void
  onChoose: () => void
}

/** A free hour: a tap or a key enters an appointment, a mouse that drags over several blocks them. */
export function FreeCell({ date, hour, isStop, onPress, onChoose }: FreeCellProps) {
  return (
    <button
      type="button"
      className="free-cell"
      style={placed(hour, hour + 1)}
      data-hour={hour}
      tabIndex={isStop ? 0 : -1}
      aria-label={`New appointment: ${formatWeekdayDay(date)}, ${formatWallTime(hour)}`}
      onPointerDown={onPress}
      onClick={onChoose}
    />
  )
}
