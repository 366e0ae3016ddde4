import type { CalendarDate } from '@anseo/domain/calendar-date'
import type { HourRange } from '@anseo/domain/working-hours'
import { type PointerEvent as ReactPointerEvent, useEffect, useEffectEvent, useState } from 'react'
import type { HoursToBlock } from './free-hours.ts'

interface Drag {
  date: CalendarDate
  column: Element
  /** First hour of the drag and the hour under the pointer, by their start. */
  from: number
  to: number
}

/**
 * Chooses several hours of one day by a mouse or a pen; a finger scrolls. Escape gives up.
 * @param bounds the hours of the grid.
 * @param onBlock told the hours when the pointer is let go.
 * @returns the hours chosen so far, and what a free hour does when it is pressed.
 */
export function useDragToBlock(bounds: HourRange, onBlock: (hours: HoursToBlock) => void) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const dragging = drag !== null

  const follow = useEffectEvent((event: PointerEvent) => {
    if (drag) setDrag({ ...drag, to: hourAt(drag.column, event.clientY, bounds) })
  })
  const finish = useEffectEvent(() => {
    setDrag(null)
    if (drag && drag.from !== drag.to) onBlock(hoursOf(drag))
  })
  const giveUp = useEffectEvent((event: Event) => {
    if (!(event instanceof KeyboardEvent) || event.key === 'Escape') setDrag(null)
  })
  useEffect(() => {
    if (!dragging) return
    const ended = new AbortController()
    const { signal } = ended
    addEventListener('pointermove', (event) => follow(event), { signal })
    addEventListener('pointerup', () => finish(), { signal })
    addEventListener('pointercancel', (event) => giveUp(event), { signal })
    addEventListener('keydown', (event) => giveUp(event), { signal })
    return () => ended.abort()
  }, [dragging])

  const press = (date: CalendarDate, hour: number, event: ReactPointerEvent<HTMLElement>) => {
    const column = event.currentTarget.closest('.calendar-column')
    if (event.pointerType === 'touch' || event.button !== 0 || !column) return
    setDrag({ date, column, from: hour, to: hour })
  }
  return { chosen: drag && hoursOf(drag), press }
}

function hourAt(column: Element, clientY: number, { startHour, endHour }: HourRange): number {
  const { top, height } = column.getBoundingClientRect()
  const hours = ((clientY - top) / height) * (endHour - startHour)
  return Math.min(Math.max(startHour + Math.floor(hours), startHour), endHour - 1)
}

const hoursOf = ({ date, from, to }: Drag): HoursToBlock => ({
  date,
  startHour: Math.min(from, to),
  endHour: Math.max(from, to) + 1,
})
