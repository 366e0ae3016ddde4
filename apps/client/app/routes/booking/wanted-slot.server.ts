import { inBookingWindow } from '@anseo/domain/booking-window'
import { MAX_HOURS } from '@anseo/domain/limits'
import { MINUTES_AN_HOUR } from '@anseo/domain/slot'
import { formatSlotDate, parseSlotDate } from '@anseo/domain/slot-date'
import { formatWallTime, parseWallTime } from '@anseo/domain/wall-time'
import type { WantedSlot } from './choice.ts'

/** Reads the slot that was searched from the address; null when there is none or its day has passed. */
export function readWanted(query: URLSearchParams, now: Date): WantedSlot | null {
  const date = parseSlotDate(query.get('day') ?? '')
  if (!date || !inBookingWindow(date, now)) return null
  const hour = parseWallTime(query.get('time') ?? '')
  const hours = Number(query.get('hours') ?? 1)
  const isLength = Number.isInteger(hours) && hours >= 1 && hours <= MAX_HOURS
  return {
    slotDate: formatSlotDate(date),
    minutes: (isLength ? hours : 1) * MINUTES_AN_HOUR,
    startTime: hour === null ? null : formatWallTime(hour),
  }
}
