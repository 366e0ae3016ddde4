// implements: §5.18
import type { DayAvailability } from '@anseo/domain/slot-grid'
import { endTimesFrom, preselectedDate } from '@anseo/domain/slot-grid'
import { formatSlotDate } from '@anseo/domain/slot-date'

/** A client's choice so far. */
export interface Choice {
  slotDate: string
  /** The shortest length in minutes; the end options begin there. */
  minutes: number
  startTime: string | null
  endTime: string | null
  /** The id of the chosen service, whose length is `minutes`; absent when only time is booked. */
  serviceId?: string | undefined
}

/** Returns a choice of a day only: today, or tomorrow when today has no slot left (T5). */
export function firstChoice(days: readonly DayAvailability[], now: Date, minutes: number): Choice {
  const date = preselectedDate(days[0]?.free ?? [], now)
  return { slotDate: formatSlotDate(date), minutes, startTime: null, endTime: null }
}

/** A slot that was searched: a day, a length, and perhaps a start. */
export type WantedSlot = Pick<Choice, 'slotDate' | 'minutes' | 'startTime'>

/** Chooses those parts of a searched slot that are free, its end included; `lost` when its start is gone. */
export function chooseWanted(wanted: WantedSlot, days: readonly DayAvailability[]) {
  const { slotDate, startTime, minutes } = wanted
  const [endTime = null] = startTime ? endTimesFrom(freeTimes(days, slotDate), startTime, minutes) : []
  return keepWhatIsFree({ ...wanted, endTime }, days)
}

/**
 * Changing the date, the start or the duration clears the end time (section 5); a new day also clears the start, and a
 * new duration the service.
 */
export function changeChoice(choice: Choice, change: Partial<Choice>): Choice {
  const startsAnew = change.slotDate !== undefined && change.slotDate !== choice.slotDate
  const lasts = change.minutes !== undefined && { serviceId: undefined }
  return { ...choice, endTime: null, ...(startsAnew && { startTime: null }), ...lasts, ...change }
}

/** Sets the end when there is only one: a service has a fixed length, or only one end is free. */
export function withOnlyEnd(choice: Choice, days: readonly DayAvailability[]): Choice {
  const { serviceId, slotDate, startTime, endTime, minutes } = choice
  if (!startTime || (endTime !== null && !serviceId)) return choice
  const [first = null, ...others] = endTimesFrom(freeTimes(days, slotDate), startTime, minutes)
  return { ...choice, endTime: serviceId || others.length === 0 ? first : null }
}

/** Returns the free start times of the chosen day. */
export const freeTimes = (days: readonly DayAvailability[], slotDate: string): string[] =>
  days.find((day) => day.slotDate === slotDate)?.free ?? []

/** Drops the parts of a choice that a changed calendar no longer offers; `lost` when a chosen time is one of them. */
export function keepWhatIsFree(
  choice: Choice,
  days: readonly DayAvailability[],
): { choice: Choice; lost: boolean } {
  const { slotDate, startTime, endTime } = choice
  const withoutTimes = { ...choice, startTime: null, endTime: null }
  if (!days.some((day) => day.slotDate === slotDate)) {
    return { choice: { ...withoutTimes, slotDate: days[0]?.slotDate ?? slotDate }, lost: startTime !== null }
  }
  if (startTime === null) return { choice, lost: false }
  const free = freeTimes(days, slotDate)
  if (!free.includes(startTime)) return { choice: withoutTimes, lost: true }
  if (endTime === null || endTimesFrom(free, startTime, 60).includes(endTime)) return { choice, lost: false }
  return { choice: { ...choice, endTime: null }, lost: true }
}
