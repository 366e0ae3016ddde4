import { type Address, addressLine } from './address.ts'
import type { BookingState } from './booking-state.ts'
import type { Cost } from './cost.ts'
import { type CostLine, costLines, type NowLabel } from './cost-words.ts'
import { firstNameOf } from './person-name.ts'

/** The certainty of a calendar entry, in the words of RFC 5545. */
export type CalendarStatus = 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED'

/** A calendar entry of an appointment. */
export interface CalendarEntry {
  status: CalendarStatus
  title: string
  /** The place, or null if the reader must not see it. */
  place: string | null
  /** The booked services or the quote, if any. */
  what: string | null
  /**
   * A line for each amount, such as the total and the balance (A1); empty if the appointment was declined or cancelled.
   */
  money: string[]
}

/** The facts from which the calendar entry of either side is built. */
export interface CalendarFacts {
  state: BookingState
  cost: Cost
  serviceName: string | null
  /** The label of the vendor's speciality. */
  specialityLabel: string
  /** The names of both sides. */
  vendor: string
  client: string
  /** The place of the appointment; null if the vendor must not see it (`contact-window.ts`). */
  address: Address | null
}

/** An appointment is tentative until it is paid; a completed one stays in the calendar. */
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

/** Returns the calendar entry of one side: title, place and amounts. */
export function calendarEntry(facts: CalendarFacts, reader: 'client' | 'vendor'): CalendarEntry {
  const { state, specialityLabel, vendor, client, address } = facts
  const other = reader === 'client' ? vendor : client
  return {
    status: STATUS[state],
    title: `${specialityLabel} with ${other}`,
    place: address && addressLine(address),
    what: facts.serviceName,
    money: moneyLines(facts, reader),
  }
}

/** The label of the amount paid now in each state; declined and cancelled appointments have none. */
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
  if (reader === 'client') return [total, now, onTheDay].flatMap((line) => (line ? asLine(line) : []))
  return onTheDay ? [`${firstNameOf(client)} pays you on the day: ${onTheDay.amount}`] : []
}

const asLine = ({ label, amount }: CostLine) => `${label}: ${amount}`
