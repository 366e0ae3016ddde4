// implements: §5.18
import type { DayAvailability } from '@anseo/domain/slot-grid'
import { endTimesFrom, preselectedDate } from '@anseo/domain/slot-grid'
import { formatSlotDate } from '@anseo/domain/slot-date'

/** A client's choice so far. */
export interface Choice {
  slotDate: string
  /** The least length, which the end options start from. */
  minutes: number
  startTime: string | null
  endTime: string | null
  /** The service of the menu, whose length `minutes` is; absent when only time is booked. */
  serviceId?: string | undefined
}

/** Nothing chosen but a day: today, or tomorrow when today has no slot left (T5). */
export function firstChoice(days: readonly DayAvailability[], now: Date, minutes: number): Choice {
  const date = preselectedDate(days[0]?.free ?? [], now)
  return { slotDate: formatSlotDate(date), minutes, startTime: null, endTime: null }
}

/** A slot that was searched: a day, how long, and perhaps from when. */
export type WantedSlot = Pick<Choice, 'slotDate' | 'minutes' | 'startTime'>

/** Chooses those parts of a searched slot that are free, its end included; `lost` when its start is gone. */
export function chooseWanted(wanted: WantedSlot, days: readonly DayAvailability[]) {
  const { slotDate, startTime, minutes } = wanted
  const [endTime = null] = startTime ? endTimesFrom(freeTimes(days, slotDate), startTime, minutes) : []
  return keepWhatIsFree({ ...wanted, endTime }, days)
}

/**
 * Changing the date, the start or the duration clears the end time (section 5); another day also the start, another
 * duration the service.
 */
export function changeChoice(choice: Choice, change: Partial<Choice>): Choice {
  const startsAnew = change.slotDate !== undefined && change.slotDate !== choice.slotDate
  const lasts = change.minutes !== undefined && { serviceId: undefined }
  return { ...choice, endTime: null, ...(startsAnew && { startTime: null }), ...lasts, ...change }
}

/** With the end where nothing is left to choose: a service sets it, or only one fits. */
export function withOnlyEnd(choice: Choice, days: readonly DayAvailability[]): Choice {
  const { serviceId, slotDate, startTime, endTime, minutes } = choice
  if (!startTime || (endTime !== null && !serviceId)) return choice
  const [first = null, ...others] = endTimesFrom(freeTimes(days, slotDate), startTime, minutes)
  return { ...choice, endTime: serviceId || others.length === 0 ? first : null }
}

/** The free start times of the chosen day. */
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
