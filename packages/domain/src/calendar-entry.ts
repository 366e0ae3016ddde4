import { type Address, addressLine } from './address.ts'
import type { BookingState } from './booking-state.ts'
import type { Cost } from './cost.ts'
import { type CostLine, costLines, type NowLabel } from './cost-words.ts'
import { firstNameOf } from './person-name.ts'
import { type Speciality, specialityLabel } from './specialities.ts'

/** The certainty of a calendar entry, in the words of RFC 5545. */
export type CalendarStatus = 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED'

/** A calendar entry of an appointment. */
export interface CalendarEntry {
  status: CalendarStatus
  title: string
  /** The place, null when the reader is not told. */
  place: string | null
  /** The amounts paid now and on the day, a line each (A1); none for an appointment that does not take place. */
  money: string[]
}

/** The facts from which the entry of either side is made. */
export interface CalendarFacts {
  state: BookingState
  cost: Cost
  speciality: Speciality
  /** Their names. */
  vendor: string
  client: string
  /** The place of the appointment; null when the vendor is not to know it (`contact-window.ts`). */
  address: Address | null
}

/** Not sure before it is paid; what was complete stays in the calendar. */
const STATUS: Record<BookingState, CalendarStatus> = {
  pending: 'TENTATIVE',
  confirmed: 'TENTATIVE',
  paid: 'CONFIRMED',
  completed: 'CONFIRMED',
  declined: 'CANCELLED',
  'cancelled by client': 'CANCELLED',
  'cancelled by vendor': 'CANCELLED',
  'cancelled by admin': 'CANCELLED',
  'cancelled by auto': 'CANCELLED',
}

/** The entry in the calendar of one of the two: with whom, where, and what is paid when. */
export function calendarEntry(facts: CalendarFacts, reader: 'client' | 'vendor'): CalendarEntry {
  const { state, speciality, vendor, client, address } = facts
  const other = reader === 'client' ? vendor : client
  return {
    status: STATUS[state],
    title: `${specialityLabel(speciality)} with ${other}`,
    place: address && addressLine(address),
    money: moneyLines(facts, reader),
  }
}

/** The label of the sum paid now in each state of a booking; none for one that does not take place. */
const NOW_LABELS: Partial<Record<BookingState, NowLabel>> = {
  pending: 'Pay when confirmed',
  confirmed: 'Pay now',
  paid: 'Paid',
  completed: 'Paid',
}

function moneyLines({ state, cost, vendor, client }: CalendarFacts, reader: 'client' | 'vendor'): string[] {
  const nowLabel = NOW_LABELS[state]
  if (!nowLabel) return []
  const { total, now, onTheDay } = costLines(cost, firstNameOf(vendor), nowLabel)
  if (reader === 'client') return [total, now, ...(onTheDay ? [onTheDay] : [])].map(asLine)
  return onTheDay ? [`${firstNameOf(client)} pays you on the day: ${onTheDay.amount}`] : []
}

const asLine = ({ label, amount }: CostLine) => `${label}: ${amount}`
