import type { VENDOR_SORTS } from '@anseo/contract/vendors'

const NAME = 'The name, in alphabetical order.'
const COMPLETED = 'The number of completed appointments that were paid through this site, most first.'

/**
 * The main parameters of each order of the list, in the order of their weight (`listing-order.ts` of the server). An order
 * without its parameters does not compile.
 */
export const RANKINGS: Record<(typeof VENDOR_SORTS)[number], readonly string[]> = {
  completed: [COMPLETED, NAME],
  price: [
    'The price that the list shows: the lowest total for a service, or for one hour where a vendor has no services, with all fees of a first booking and the lowest travel fee. Lowest first.',
    NAME,
  ],
  name: [NAME],
  rating: [
    'The average of the stars in visible reviews, highest first. Vendors without reviews come last.',
    'The number of reviews, most first.',
    NAME,
  ],
  distance: [
    'The distance in a straight line from the place you enter to the town or area where the vendor works, nearest first.',
    COMPLETED,
    NAME,
  ],
  next: [
    'The first hour that is free in the next 14 days, earliest first. If you searched for a day or time, the first free hour within it; if we know your address, the vendor has time to get to you. Vendors with no free time come last.',
    COMPLETED,
    NAME,
  ],
}
