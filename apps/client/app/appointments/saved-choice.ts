import { STORAGE_PREFIX } from '../session/storage-prefix.ts'

/** The choice made on the page of a vendor. */
export interface SavedChoice {
  slotDate: string
  /** The shortest length in minutes; the end options begin there. */
  minutes: number
  startTime: string | null
  endTime: string | null
  /** The ids of the chosen services, which last `minutes` together; absent when only time is booked. */
  serviceIds?: string[] | undefined
}

/** A choice as a tab keeps it, with the note to the vendor. */
export interface SavedBooking {
  choice: SavedChoice
  note: string
}

/** Returns the key under which a tab keeps what was chosen on the page of a vendor. */
export const choiceKey = (vendorId: string) => `${STORAGE_PREFIX}booking.${vendorId}`

/** Returns the key, within the site's, under which a tab keeps that the checkout of a vendor's page is open. */
export const checkoutKey = (vendorId: string) => `checkout.${vendorId}`

/** Returns the key, within the site's, under which a tab keeps where a booking is to take place. */
export const placeKey = (vendorId: string) => `place.${vendorId}`
