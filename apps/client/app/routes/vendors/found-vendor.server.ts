import type { ShownVendor } from '@anseo/contract/vendors'
import { formatShortDay } from '@anseo/domain/near-day'
import { parseSlotDate } from '@anseo/domain/slot-date'
import { whenText } from './filter-texts.ts'
import type { ListState } from './list-state.ts'
import { listedVendor, type ListedVendor } from './vendor-list-card.tsx'

/** A vendor as the list shows it: its card, how far away it is, and when it is free. */
export interface FoundVendor extends ListedVendor {
  away?: string | undefined
  free?: string | undefined
}

/** Words are made here, so that a page carries no more than it shows. */
export const foundVendor = (vendor: ShownVendor, state: ListState, now: Date): FoundVendor => ({
  ...listedVendor(vendor),
  away: vendor.distanceKm === undefined ? undefined : `${vendor.distanceKm} km away`,
  free: state.time ? `Free: ${whenText(state)}` : freeText(vendor, now),
})

function freeText({ available, nextFree }: ShownVendor, now: Date): string | undefined {
  if (nextFree === undefined || !available) return undefined
  if (nextFree === null) return 'No times left'
  const date = parseSlotDate(nextFree.slotDate)
  return date ? `Next free: ${formatShortDay(date, now)}, ${nextFree.startTime}` : undefined
}
