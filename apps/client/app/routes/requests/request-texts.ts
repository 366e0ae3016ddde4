import { counted } from '@anseo/domain/counted'
import type { RequestOfClient } from '@anseo/contract/quote-requests'
import { dayText } from '@anseo/site-kit/day-text'

/** Returns 'Sat 28 Nov, 09:00 AM to 06:00 PM', with the year if it is another one. */
export function wantedText({
  slotDate,
  from,
  to,
}: Pick<RequestOfClient, 'slotDate' | 'from' | 'to'>): string {
  return `${dayText(slotDate)}, ${from} to ${to}`
}

/** The state of a request, for its badge. */
export const STATES = {
  open: { tone: 'pending', text: 'Open' },
  accepted: { tone: 'paid', text: 'Booked' },
  cancelled: { tone: 'cancelled', text: 'Cancelled' },
  ended: { tone: 'timed-out', text: 'Ended' },
} as const

/** Returns '3 quotes', '1 quote' or 'No quotes yet', which without 'yet' is final. */
export function quotesText({ quotes, state }: Pick<RequestOfClient, 'quotes' | 'state'>): string {
  if (quotes === 0) return state === 'open' ? 'No quotes yet' : 'No quotes'
  return counted(quotes, 'quote')
}

/** Returns '5 vendors' or '1 vendor'. */
export const vendorsText = (vendors: number): string => counted(vendors, 'vendor')
