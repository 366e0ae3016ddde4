import { formatWallTime, parseWallTime } from '@anseo/domain/wall-time'
import type { GridSlot } from '@anseo/ui/slot-grid'

interface ChosenTimes {
  startTime: string | null
  endTime: string | null
}

/**
 * Returns the start times of the grid, each free, taken, or between the chosen start and end.
 * @param starts the free ones at which a service fits; the others are left out.
 */
export function startSlots(
  hours: number[],
  free: string[],
  { startTime, endTime }: ChosenTimes,
  starts = free,
): GridSlot[] {
  const start = startTime ? (parseWallTime(startTime) ?? 0) : 0
  const end = endTime ? (parseWallTime(endTime) ?? 0) : 0
  return hours.flatMap((hour) => {
    const time = formatWallTime(hour)
    const within = hour > start && hour < end
    if (!free.includes(time)) return { value: time, label: time, state: 'taken' }
    return within || starts.includes(time)
      ? { value: time, label: time, state: within ? 'range' : 'free' }
      : []
  })
}
