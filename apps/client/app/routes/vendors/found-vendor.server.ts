import type { ShownVendor } from '@anseo/contract/vendors'
import { formatShortDay } from '@anseo/domain/near-day'
import { parseSlotDate } from '@anseo/domain/slot-date'
import { dayText } from '../../vendors/day-text.ts'
import type { ListState } from './list-state.ts'
import { listedVendor, type ListedVendor } from '../../vendors/vendor-list-card.tsx'

/** A vendor as the list shows it: its card, where it is with its distance, and when it is free. */
export interface FoundVendor extends ListedVendor {
  place?: string | undefined
  free?: string | undefined
}

/** Words are made here, so that a page carries no more than it shows. */
export const foundVendor = (vendor: ShownVendor, state: ListState, now: Date): FoundVendor => ({
  ...listedVendor(vendor),
  place: placeText(vendor),
  free: state.time ? `Available ${dayText(state.day)}, ${state.time}` : freeText(vendor, now),
})

/** 'Dublin, 3.2 km away' */
const placeText = ({ city, location, distanceKm }: ShownVendor) =>
  distanceKm === undefined ? undefined : `${city || location}, ${distanceKm} km away`

function freeText({ available, nextFree }: ShownVendor, now: Date): string | undefined {
  if (nextFree === undefined || !available) return undefined
  if (nextFree === null) return 'Fully booked'
  const date = parseSlotDate(nextFree.slotDate)
  return date ? `Next available: ${formatShortDay(date, now)}, ${nextFree.startTime}` : undefined
}
