import { isWholeHours, slotHours, slotMinutes, slotToWire } from '@anseo/domain/slot'
import { type DayAvailability, startTimesFrom } from '@anseo/domain/slot-grid'
import { formatWallTime, parseWallTime } from '@anseo/domain/wall-time'
import type { GridSlot } from '@anseo/ui/slot-grid'
import type { VendorAppointment } from '../../queries/appointments.ts'

/** Starts of a day at which the request would fit, without the one that was asked for. */
export function otherStarts(day: DayAvailability, { facts }: VendorAppointment): string[] {
  const asked = slotToWire(facts)
  const starts = isWholeHours(facts) ? startTimesFrom(day.free, slotMinutes(facts)) : day.free
  return day.slotDate === asked.slotDate ? starts.filter((time) => time !== asked.startTime) : starts
}

/** Returns the day that the form opens on: the one that was asked for, else the first after it with a start, else the first. */
export function dayToOpen(days: readonly DayAvailability[], appointment: VendorAppointment): string {
  const asked = days.findIndex(({ slotDate }) => slotDate === appointment.slotDate)
  const hasStarts = (day: DayAvailability) => otherStarts(day, appointment).length > 0
  const day = days.slice(Math.max(asked, 0)).find(hasStarts) ?? days.find(hasStarts)
  return day?.slotDate ?? ''
}

/** Returns the starts of a day as choices; those inside the chosen stretch are marked. */
export function startChoices(
  day: DayAvailability | undefined,
  appointment: VendorAppointment,
  chosen: string,
): GridSlot[] {
  const hours = slotHours(appointment.facts)
  const first = parseWallTime(chosen)
  const isInside = (time: string) => {
    const hour = parseWallTime(time)
    return first !== null && hour !== null && hour > first && hour < first + hours
  }
  const starts = day ? otherStarts(day, appointment) : []
  return starts.map((time) => ({ value: time, label: time, state: isInside(time) ? 'range' : 'free' }))
}

/** Returns the times from a start, as long as the request: '10:00 AM to 12:00 PM'. */
export function stretchText(startTime: string, { facts }: VendorAppointment): string {
  const hour = parseWallTime(startTime) ?? 0
  return `${startTime} to ${formatWallTime(hour + slotHours(facts))}`
}
