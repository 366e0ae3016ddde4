// implements: §9.9
import { CLOSING_HOUR, RESCHEDULE_OPENING_HOUR } from '@anseo/domain/limits'
import { rescheduleStartTimes } from '@anseo/domain/reschedule-grid'
import { type Slot, slotFromWire, slotHours, type WireSlot } from '@anseo/domain/slot'
import type { DayAvailability } from '@anseo/domain/slot-grid'
import { formatWallTime, parseWallTime } from '@anseo/domain/wall-time'
import type { GridSlot } from '@anseo/ui/slot-grid'

/** The day and start that are chosen so far. */
export interface NewTime {
  slotDate: string | null
  startTime: string | null
}

/** The first day on which the appointment fits, and no time yet. */
export const firstNewTime = (days: readonly DayAvailability[], own: Slot): NewTime => ({
  slotDate: days.find((day) => rescheduleStartTimes(day, own).length > 0)?.slotDate ?? null,
  startTime: null,
})

/** What was chosen before a login in the middle; null when it is not that. */
export function readNewTime(kept: unknown): NewTime | null {
  const { slotDate, startTime } = (kept ?? {}) as Partial<Record<keyof NewTime, unknown>>
  if (typeof slotDate !== 'string') return null
  return { slotDate, startTime: typeof startTime === 'string' ? startTime : null }
}

/** The new slot, as long as the old one (S2); null while something is missing. */
export function newSlot({ slotDate, startTime }: NewTime, own: Slot): (WireSlot & Slot) | null {
  const hour = startTime === null ? null : parseWallTime(startTime)
  if (slotDate === null || startTime === null || hour === null) return null
  const wire = { slotDate, startTime, endTime: formatWallTime(hour + slotHours(own)) }
  const slot = slotFromWire(wire)
  return slot && { ...wire, ...slot }
}

/** The hours of the day from 10:00 on, as far as the appointment would end in time (§9, S2). */
export function startSlots(day: DayAvailability | undefined, { startTime }: NewTime, own: Slot): GridSlot[] {
  const hours = slotHours(own)
  const free = day ? rescheduleStartTimes(day, own) : []
  const chosen = startTime === null ? Number.NaN : (parseWallTime(startTime) ?? Number.NaN)
  const count = CLOSING_HOUR - hours - RESCHEDULE_OPENING_HOUR + 1
  return Array.from({ length: count }, (_, index) => {
    const hour = RESCHEDULE_OPENING_HOUR + index
    const time = formatWallTime(hour)
    const within = hour > chosen && hour < chosen + hours
    return { value: time, label: time, state: !free.includes(time) ? 'taken' : within ? 'range' : 'free' }
  })
}

/** Whether somebody else has taken the chosen start meanwhile. */
export const isLost = (slots: readonly GridSlot[], { startTime }: NewTime): boolean =>
  slots.some(({ value, state }) => value === startTime && state === 'taken')
