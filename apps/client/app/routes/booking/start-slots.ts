import { formatWallTime, parseWallTime } from '@anseo/domain/wall-time'
import type { GridSlot } from '@anseo/ui/slot-grid'

interface ChosenTimes {
  startTime: string | null
  endTime: string | null
}

/** Returns the start times of the grid, each free, taken, or between the chosen start and end. */
export function startSlots(hours: number[], free: string[], { startTime, endTime }: ChosenTimes): GridSlot[] {
  const start = startTime ? (parseWallTime(startTime) ?? 0) : 0
  const end = endTime ? (parseWallTime(endTime) ?? 0) : 0
  return hours.map((hour) => {
    const time = formatWallTime(hour)
    const within = hour > start && hour < end
    return { value: time, label: time, state: !free.includes(time) ? 'taken' : within ? 'range' : 'free' }
  })
}
