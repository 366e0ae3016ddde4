import type { ServiceOnWire } from '@anseo/contract/services'
import { inBookingWindow } from '@anseo/domain/booking-window'
import { MAX_HOURS } from '@anseo/domain/limits'
import { MINUTES_AN_HOUR } from '@anseo/domain/slot'
import { formatSlotDate, parseSlotDate } from '@anseo/domain/slot-date'
import { formatWallTime, parseWallTime } from '@anseo/domain/wall-time'
import { minutesOf, type WantedSlot } from './choice.ts'

/**
 * Reads the slot that was searched, or chosen in another browser, from the address; null when there is none or its day
 * cannot be booked. Services replace the length as long as the vendor offers all of them.
 */
export function readWanted(
  query: URLSearchParams,
  now: Date,
  menu: readonly ServiceOnWire[],
  horizonDays?: number,
): WantedSlot | null {
  const date = parseSlotDate(query.get('day') ?? '')
  if (!date || !inBookingWindow(date, now, horizonDays)) return null
  const hour = parseWallTime(query.get('time') ?? '')
  const hours = Number(query.get('hours') ?? 1)
  const isLength = Number.isInteger(hours) && hours >= 1 && hours <= MAX_HOURS
  const ids = new Set(query.get('services')?.split(','))
  const services = [...ids].flatMap((id) => menu.find(({ _id }) => _id === id) ?? [])
  return {
    slotDate: formatSlotDate(date),
    startTime: hour === null ? null : formatWallTime(hour),
    ...(ids.size > 0 && services.length === ids.size
      ? { minutes: minutesOf(services), serviceIds: [...ids] }
      : { minutes: (isLength ? hours : 1) * MINUTES_AN_HOUR }),
  }
}
