import type { CalendarDate } from '@anseo/domain/calendar-date'
import type { HourRange } from '@anseo/domain/working-hours'
import { type PointerEvent as ReactPointerEvent, useState } from 'react'
import { hourAt } from './drag-times.ts'
import { followPointer } from './follow-pointer.ts'
import type { DayHours } from './free-hours.ts'

/**
 * Chooses hours of one day by a pointer, a finger after it was held. Escape cancels.
 * @param bounds the hours of the grid.
 * @param onBlock called with the hours when the pointer is released.
 * @returns the hours chosen so far, and what a free hour does when it is pressed.
 */
export function useDragToBlock(bounds: HourRange, onBlock: (hours: DayHours) => void) {
  const [chosen, setChosen] = useState<DayHours | null>(null)
  const press = (date: CalendarDate, hour: number, { currentTarget, nativeEvent }: ReactPointerEvent) => {
    const column = currentTarget.closest('.calendar-column')
    if (nativeEvent.button !== 0 || !column) return
    let hours: DayHours | null = null
    followPointer(nativeEvent, {
      onMove: (_x, y) => {
        const { top, bottom } = column.getBoundingClientRect()
        const under = Math.floor(hourAt(y, { from: top, to: bottom }, bounds))
        const to = Math.max(bounds.startHour, Math.min(under, bounds.endHour - 1))
        hours = { date, startHour: Math.min(hour, to), endHour: Math.max(hour, to) + 1 }
        setChosen(hours)
      },
      onDrop: () => {
        setChosen(null)
        if (hours) onBlock(hours)
      },
      onGiveUp: () => setChosen(null),
    })
  }
  return { chosen, press }
}
