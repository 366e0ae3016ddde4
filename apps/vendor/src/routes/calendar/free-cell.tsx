import type { CalendarDate } from '@anseo/domain/calendar-date'
import { formatWeekdayDay } from '@anseo/domain/slot-date'
import { formatWallTime } from '@anseo/domain/wall-time'
import { type PointerEvent, useRef } from 'react'
import { placed } from './event.tsx'

interface FreeCellProps {
  date: CalendarDate
  hour: number
  /** The one that the Tab key stops at; arrow keys lead to the others. */
  isStop: boolean
  onPress: (event: PointerEvent<HTMLElement>) => void
  onChoose: () => void
}

/** An hour that can be blocked: by a tap, by the keyboard, or as the first of those that a mouse drags over. */
export function FreeCell({ date, hour, isStop, onPress, onChoose }: FreeCellProps) {
  const dragged = useRef(false)
  return (
    <button
      type="button"
      className="free-cell"
      style={placed(hour, hour + 1)}
      data-hour={hour}
      tabIndex={isStop ? 0 : -1}
      aria-label={`Add time off: ${formatWeekdayDay(date)}, ${formatWallTime(hour)}`}
      onPointerDown={(event) => {
        dragged.current = event.pointerType !== 'touch'
        onPress(event)
      }}
      onClick={({ detail }) => {
        // A mouse press has already chosen on release; a key clicks without a count.
        if (detail === 0 || !dragged.current) onChoose()
      }}
    />
  )
}
