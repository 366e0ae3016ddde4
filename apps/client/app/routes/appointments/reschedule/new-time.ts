// implements: §9.9
import { CLOSING_HOUR, RESCHEDULE_OPENING_HOUR } from '@anseo/domain/limits'
import { isMovedByTheHour, rescheduleStartTimes } from '@anseo/domain/reschedule-grid'
import { instantOf } from '@anseo/domain/dublin-time'
import {
  type Slot,
  slotHours,
  slotMinutes,
  slotOfLength,
  slotToWire,
  type WireSlot,
} from '@anseo/domain/slot'
import { parseSlotDate } from '@anseo/domain/slot-date'
import { type DayAvailability, hoursAhead } from '@anseo/domain/slot-grid'
import { parseWallTime } from '@anseo/domain/wall-time'
import type { GridSlot } from '@anseo/ui/slot-grid'
import { lossOf } from '../../booking/loss.ts'
import { startSlots } from '../../booking/start-slots.ts'

/** The chosen day and start so far. */
export interface NewTime {
  slotDate: string | null
  startTime: string | null
}

/** Returns the first day on which the appointment fits, without a start. */
export const firstNewTime = (days: readonly DayAvailability[], own: Slot): NewTime => ({
  slotDate: days.find((day) => rescheduleStartTimes(day, own).length > 0)?.slotDate ?? null,
  startTime: null,
})

/** Reads the time that was chosen before a login in between; null when `saved` is not one. */
export function readNewTime(saved: unknown): NewTime | null {
  const { slotDate, startTime } = (saved ?? {}) as Partial<Record<keyof NewTime, unknown>>
  if (typeof slotDate !== 'string') return null
  return { slotDate, startTime: typeof startTime === 'string' ? startTime : null }
}

/** Returns the new slot, as long as the old one (S2); null while the day or start is missing. */
export function newSlot({ slotDate, startTime }: NewTime, own: Slot): (WireSlot & Slot) | null {
  const date = slotDate === null ? null : parseSlotDate(slotDate)
  const hour = startTime === null ? null : parseWallTime(startTime)
  if (date === null || hour === null) return null
  const slot = slotOfLength(instantOf(date, hour), slotMinutes(own))
  return { ...slotToWire(slot), ...slot }
}

/**
 * Returns the hours of the chosen day at which the appointment can start and still end in time: from 10:00 on, today
 * from the next full hour on (§9, S2).
 */
export function newStarts(
  { slotDate, startTime }: NewTime,
  days: readonly DayAvailability[],
  own: Slot,
  now: Date,
) {
  const day = days.find((candidate) => candidate.slotDate === slotDate)
  const date = day && parseSlotDate(day.slotDate)
  if (!date) return []
  if (!isMovedByTheHour(own)) {
    return rescheduleStartTimes(day, own).map((time): GridSlot => ({
      value: time,
      label: time,
      state: 'free',
    }))
  }
  const hours = hoursAhead(date, now, RESCHEDULE_OPENING_HOUR)
  const endTime = newSlot({ slotDate, startTime }, own)?.endTime ?? null
  return startSlots(
    hours.filter((hour) => hour + slotHours(own) <= CLOSING_HOUR),
    rescheduleStartTimes(day, own),
    { startTime, endTime },
  )
}

/** Returns the reason why the chosen start is no longer available; null while it is. */
export function newTimeLoss({ slotDate, startTime }: NewTime, starts: readonly GridSlot[], now: Date) {
  if (slotDate === null || startTime === null) return null
  const isOffered = starts.some(({ value, state }) => value === startTime && state !== 'taken')
  return isOffered ? null : lossOf({ slotDate, startTime }, now)
}
