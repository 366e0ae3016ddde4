import type { ShownVendor } from '@anseo/contract/vendors'
import { confirmationText } from '@anseo/domain/answer-time'
import { formatShortDay } from '@anseo/domain/near-day'
import { parseSlotDate } from '@anseo/domain/slot-date'
import { dayText } from '../../vendors/day-text.ts'
import type { ListState } from './list-state.ts'
import { listedVendor, type ListedVendor } from '../../vendors/vendor-list-card.tsx'

/** A vendor in the list: the fields of its card, its place with the distance, and its next free time. */
export interface FoundVendor extends ListedVendor {
  place?: string | undefined
  free?: string | undefined
  /** The words 'Instant booking', else those for its usual answer time (B6). */
  foot?: string | undefined
}

/** The server makes these texts, so that the page's data hold only the text that is shown. */
export const foundVendor = (vendor: ShownVendor, state: ListState, now: Date): FoundVendor => ({
  ...listedVendor(vendor),
  place: placeText(vendor),
  foot: confirmationText(vendor) ?? undefined,
  free: state.time ? `Available ${dayText(state.day)}, ${state.time}` : freeText(vendor, now),
})

/** Returns 'Dublin, 3.2 km away'. */
const placeText = ({ city, location, distanceKm }: ShownVendor) =>
  distanceKm === undefined ? undefined : `${city || location}, ${distanceKm} km away`

function freeText({ available, nextFree, outsideArea }: ShownVendor, now: Date): string | undefined {
  if (nextFree === undefined || !available) return undefined
  if (outsideArea) return "Doesn't travel to you"
  if (nextFree === null) return 'Fully booked'
  const date = parseSlotDate(nextFree.slotDate)
  return date ? `Next available: ${formatShortDay(date, now)}, ${nextFree.startTime}` : undefined
}
