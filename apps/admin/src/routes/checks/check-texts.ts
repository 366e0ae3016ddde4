/** The orders of the list. */
export const ORDERS = {
  soonest: 'Expires first',
  latest: 'Expires last',
  name: 'Vendor, A to Z',
  'name-desc': 'Vendor, Z to A',
  kind: 'Document, A to Z',
  'kind-desc': 'Document, Z to A',
} as const

/** '3 bookings'. */
export const bookingsText = (bookings: number) => `${bookings} ${bookings === 1 ? 'booking' : 'bookings'}`

/** 'Told 3 times': how often a vendor heard that its document expires. */
export function toldText(times: number): string {
  if (times === 0) return 'Not told yet'
  return times === 1 ? 'Told once' : `Told ${times} times`
}
