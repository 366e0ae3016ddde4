// implements: §5.18
import type { ReplyTo } from '@anseo/contract/calls'
import type { ServiceOnWire } from '@anseo/contract/services'
import type { VendorOnWire } from '@anseo/contract/vendors'
import type { DayAvailability } from '@anseo/domain/slot-grid'
import { endTimesFrom, preselectedDate } from '@anseo/domain/slot-grid'
import { DEFAULT_DURATION_MINUTES, MAX_HOURS } from '@anseo/domain/limits'
import { formatSlotDate } from '@anseo/domain/slot-date'
import type { SavedChoice } from '../../appointments/saved-choice.ts'

/** A vendor, and the text on refunds if its clients can withdraw by law (D9). */
export type BookableVendor = VendorOnWire & { withdrawal?: string | undefined }

/** A client's choice so far. */
export type Choice = SavedChoice

/** The rules of a vendor whose bookings differ from the specification's defaults (B1). */
export interface OwnRules extends Omit<LoadedRules, 'travelFee'> {
  /** In euro; null outside the area. */
  travelFee: number | null
}

type LoadedRules = NonNullable<ReplyTo<'GET /api/vendor/:vendorId/availability'>['rules']>

/**
 * Returns whether free times are requested for the chosen length, so that each start has one end: for a vendor with its own
 * rules, and for bookings that do not last 1 to 5 whole hours (B3).
 */
export const isByLength = ({ minutes }: Pick<Choice, 'minutes'>, rules: OwnRules | null): boolean =>
  rules !== null || minutes % DEFAULT_DURATION_MINUTES > 0 || minutes > MAX_HOURS * 60

/** Returns the length to ask free times for; undefined for an hour, with whose times the page opens. */
export const askedMinutes = (choice: Pick<Choice, 'minutes'>, rules: OwnRules | null): number | undefined =>
  isByLength(choice, rules) && choice.minutes !== DEFAULT_DURATION_MINUTES ? choice.minutes : undefined

/**
 * Returns a choice of a day only: today, or tomorrow when today has no slot left (T5); for a vendor with its own rules, the
 * first day that has one.
 */
export function firstChoice(
  days: readonly DayAvailability[],
  now: Date,
  rules: OwnRules | null = null,
): Choice {
  const first = rules && days.find(({ free }) => free.length > 0)
  const slotDate = first?.slotDate ?? formatSlotDate(preselectedDate(days[0]?.free ?? [], now))
  return { slotDate, minutes: DEFAULT_DURATION_MINUTES, startTime: null, endTime: null }
}

/** Returns whether the chosen address lies where the vendor does not travel, so that nothing is free there (B4). */
export const isOutsideArea = (rules: OwnRules | null): boolean => rules?.travelFee === null

/** Returns the chosen services; none once the vendor has removed one of those that this tab has saved. */
export function servicesOf({ serviceIds = [] }: Choice, menu: readonly ServiceOnWire[]): ServiceOnWire[] {
  const chosen = serviceIds.flatMap((id) => menu.find(({ _id }) => _id === id) ?? [])
  return chosen.length === serviceIds.length ? chosen : []
}

/** Returns the minutes that services take together. */
export const minutesOf = (services: readonly ServiceOnWire[]): number =>
  services.reduce((sum, { durationMinutes }) => sum + durationMinutes, 0)

/** Adds a service to the chosen ones, or takes it out of them. */
export function toggled(chosen: readonly ServiceOnWire[], service: ServiceOnWire): Partial<Choice> {
  const others = chosen.filter(({ _id }) => _id !== service._id)
  const next = others.length < chosen.length ? others : [...chosen, service]
  if (next.length === 0) return { serviceIds: undefined }
  return { minutes: minutesOf(next), serviceIds: next.map(({ _id }) => _id) }
}

/** A slot from a search: a day, a length, and perhaps a start and services. */
export type WantedSlot = Pick<Choice, 'slotDate' | 'minutes' | 'startTime' | 'serviceIds'>

/** Chooses those parts of a searched slot that are free, its end included; `lost` when its start is gone. */
export function chooseWanted(
  wanted: WantedSlot,
  days: readonly DayAvailability[],
  rules: OwnRules | null = null,
) {
  const { slotDate, startTime, minutes } = wanted
  const isOpen = startTime !== null && !isByLength(wanted, rules)
  const [endTime = null] = isOpen ? endTimesFrom(freeTimes(days, slotDate), startTime, minutes) : []
  return keepWhatIsFree({ ...wanted, endTime }, days, rules)
}

/**
 * Changing the date, the start or the duration clears the end time (section 5); a new day also clears the start, and a
 * new duration the services. Time alone lasts whole hours.
 */
export function changeChoice(choice: Choice, change: Partial<Choice>): Choice {
  const startsAnew = (change.slotDate ?? choice.slotDate) !== choice.slotDate
  const lasts = change.minutes !== undefined && { serviceIds: undefined }
  const next = { ...choice, endTime: null, ...(startsAnew && { startTime: null }), ...lasts, ...change }
  return next.serviceIds || !isByLength(next, null) ? next : { ...next, minutes: DEFAULT_DURATION_MINUTES }
}

/**
 * Sets the end when there is only one: services have a fixed length, or only one end is free. Times requested for their
 * length have their end already.
 */
export function withOnlyEnd(
  choice: Choice,
  days: readonly DayAvailability[],
  rules: OwnRules | null = null,
): Choice {
  const { serviceIds, slotDate, startTime, endTime, minutes } = choice
  if (!startTime || (endTime !== null && !serviceIds) || isByLength(choice, rules)) return choice
  const [first = null, ...others] = endTimesFrom(freeTimes(days, slotDate), startTime, minutes)
  return { ...choice, endTime: serviceIds || others.length === 0 ? first : null }
}

/** Finds a day among those that were loaded. */
export const dayOf = (days: readonly DayAvailability[], slotDate: string): DayAvailability | undefined =>
  days.find((day) => day.slotDate === slotDate)

/** Returns the free start times of the chosen day. */
export const freeTimes = (days: readonly DayAvailability[], slotDate: string): string[] =>
  dayOf(days, slotDate)?.free ?? []

/**
 * Drops the parts of a choice that a changed calendar no longer offers; `lost` when a chosen time is one of them.
 * @param minutes the length that `days` were asked for: those of another length do not tell whether a time is free.
 */
export function keepWhatIsFree(
  choice: Choice,
  days: readonly DayAvailability[],
  rules: OwnRules | null = null,
  minutes?: number,
): { choice: Choice; lost: boolean } {
  const { slotDate, startTime, endTime } = choice
  const day = dayOf(days, slotDate)
  const isTold = startTime !== null && minutes === askedMinutes(choice, rules)
  if (!day || (isTold && !day.free.includes(startTime))) {
    const kept = { ...choice, slotDate: (day ?? days[0] ?? choice).slotDate, startTime: null, endTime: null }
    return { choice: kept, lost: startTime !== null }
  }
  const isKept =
    !isTold ||
    endTime === null ||
    isByLength(choice, rules) ||
    endTimesFrom(day.free, startTime, 60).includes(endTime)
  return { choice: isKept ? choice : { ...choice, endTime: null }, lost: !isKept }
}
