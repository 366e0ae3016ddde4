// implements: §9.9
import type { CalendarDate } from '@anseo/domain/calendar-date'
import { CLOSING_HOUR, RESCHEDULE_OPENING_HOUR } from '@anseo/domain/limits'
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
import type { RescheduleTimes } from '../../../queries/reschedule-times.ts'
import { lossOf } from '../../booking/loss.ts'
import { startSlots } from '../../booking/start-slots.ts'

/** The chosen day and start so far. */
export interface NewTime {
  slotDate: string | null
  startTime: string | null
  /** The first day of the strip; without it the server chooses. */
  from?: string | undefined
}

/** Nothing is chosen yet. */
export const NO_TIME: NewTime = { slotDate: null, startTime: null }

/** The starts of some days, and whether the grid is that of the specification. */
type Times = Pick<RescheduleTimes, 'data' | 'byTheHour'>

const hourOf = (time: string): number => parseWallTime(time) ?? 0

/** Returns the starts of a day that the grid offers: from 10:00 on where it is the specification's (§9, S2). */
export const offeredStarts = ({ free }: DayAvailability, byTheHour: boolean): string[] =>
  byTheHour ? free.filter((time) => hourOf(time) >= RESCHEDULE_OPENING_HOUR) : free

/** Returns the time with the first day on which the appointment fits, where no day is chosen. */
export const withFirstDay = (time: NewTime, { data, byTheHour }: Times): NewTime => ({
  ...time,
  slotDate: time.slotDate ?? data.find((day) => offeredStarts(day, byTheHour).length > 0)?.slotDate ?? null,
})

/** Reads the time that was chosen before a login in between; null when `saved` is not one. */
export function readNewTime(saved: unknown): NewTime | null {
  const { slotDate, startTime, from } = (saved ?? {}) as Partial<Record<keyof NewTime, unknown>>
  if (typeof slotDate !== 'string') return null
  return {
    slotDate,
    startTime: typeof startTime === 'string' ? startTime : null,
    from: typeof from === 'string' ? from : undefined,
  }
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
 * Returns the starts of the chosen day: by the hour from 10:00 on, today from the next full hour on, as far as the
 * appointment ends in time (§9, S2), and an earlier one that was chosen from what a refusal offered; else the free ones.
 */
export function newStarts(time: NewTime, { data, byTheHour }: Times, own: Slot, now: Date): GridSlot[] {
  const { slotDate, startTime } = time
  const day = data.find((candidate) => candidate.slotDate === slotDate)
  const date = day && parseSlotDate(day.slotDate)
  if (!date) return []
  const endTime = newSlot(time, own)?.endTime ?? null
  const hours = byTheHour ? gridHours(date, startTime, own, now) : day.free.map(hourOf)
  return startSlots(hours, day.free, { startTime, endTime })
}

function gridHours(date: CalendarDate, startTime: string | null, own: Slot, now: Date): number[] {
  const chosen = startTime === null ? RESCHEDULE_OPENING_HOUR : hourOf(startTime)
  const earlier = chosen < RESCHEDULE_OPENING_HOUR ? [chosen] : []
  const hours = hoursAhead(date, now, RESCHEDULE_OPENING_HOUR)
  return [...earlier, ...hours.filter((hour) => hour + slotHours(own) <= CLOSING_HOUR)]
}

/** Returns the reason why the chosen start is no longer available; null while it is. */
export function newTimeLoss({ slotDate, startTime }: NewTime, starts: readonly GridSlot[], now: Date) {
  if (slotDate === null || startTime === null) return null
  const isOffered = starts.some(({ value, state }) => value === startTime && state !== 'taken')
  return isOffered ? null : lossOf({ slotDate, startTime }, now)
}
