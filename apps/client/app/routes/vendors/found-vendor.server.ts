import type { ShownVendor } from '@anseo/contract/vendors'
import { confirmationText } from '@anseo/domain/answer-time'
import { inBookingWindow } from '@anseo/domain/booking-window'
import { formatShortDay } from '@anseo/domain/near-day'
import { parseSlotDate } from '@anseo/domain/slot-date'
import type { FreeTime } from './free-times.tsx'
import { type ListState, slotQuery } from './list-state.ts'
import { listedVendor, type ListedVendor } from '../../vendors/vendor-list-card.tsx'

/** A vendor in the list: the fields of its card, its place with the distance, and its next free times. */
export interface FoundVendor extends ListedVendor {
  place?: string | undefined
  /** Said instead of times where there are none. */
  free?: string | undefined
  /** The times at which it can be booked, at most three. */
  times: FreeTime[]
  /** The words 'Instant booking', else those for its usual answer time (B6). */
  foot?: string | undefined
}

/** The server makes these texts, so that the page's data hold only the text that is shown. */
export const foundVendor = (vendor: ShownVendor, state: ListState, now: Date): FoundVendor => ({
  ...listedVendor(vendor),
  place: placeText(vendor),
  foot: confirmationText(vendor) ?? undefined,
  times: timesOf(vendor, state.hours, now),
  free: freeText(vendor, now),
})

/** Returns 'Dublin, 3.2 km away'. */
const placeText = ({ city, location, distanceKm }: ShownVendor) =>
  distanceKm === undefined ? undefined : `${city || location}, ${distanceKm} km away`

function timesOf({ freeTimes = [] }: ShownVendor, hours: number, now: Date): FreeTime[] {
  return freeTimes.flatMap(({ slotDate, startTime: time }) => {
    const date = parseSlotDate(slotDate)
    // The booking page opens with the days of the window; a later time is found in its calendar.
    if (!date || !inBookingWindow(date, now)) return []
    return { day: formatShortDay(date, now), time, query: slotQuery({ day: slotDate, time, hours }) }
  })
}

function freeText({ available, nextFree, outsideArea }: ShownVendor, now: Date): string | undefined {
  if (nextFree === undefined || !available) return undefined
  if (outsideArea) return "Doesn't travel to you"
  if (nextFree === null) return 'Fully booked'
  const date = parseSlotDate(nextFree.slotDate)
  return date ? `Next available: ${formatShortDay(date, now)}, ${nextFree.startTime}` : undefined
}
