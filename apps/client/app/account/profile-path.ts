const SENT_BY_BOOKING = 'missing'
const BACK = 'next'

/** Returns the profile page's path for a user whom a booking sends there; `back` is the path of that booking. */
export const profileForBooking = (back: string): string =>
  `/my-profile?${new URLSearchParams({ [SENT_BY_BOOKING]: '1', [BACK]: back })}`

/**
 * Reads whether a booking sent the user here, and the path back; null unless it leads to a booking
 * page, an appointment, a chat or a quote request.
 */
export function readBookingReturn(search: URLSearchParams): { sentByBooking: boolean; back: string | null } {
  const back = search.get(BACK)
  return {
    sentByBooking: search.has(SENT_BY_BOOKING),
    back:
      back !== null && /^\/(appointment|messages|my-requests|my-appointment)(\/[\w/-]+)?(\?|$)/.test(back)
        ? back
        : null,
  }
}
