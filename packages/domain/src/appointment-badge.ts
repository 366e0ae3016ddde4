// implements: §4.16-4.22
import type { AppointmentFacts, AppointmentState, CancelledBy } from './appointment.ts'
import { appointmentState } from './appointment.ts'

/** The meaning of a badge; the look gives each its colour and icon. */
export type BadgeTone = 'pending' | 'payable' | 'paid' | 'complete' | 'declined' | 'cancelled' | 'timed-out'

export interface Badge {
  tone: BadgeTone
  text: string
}

/** Returns a badge in which a free appointment is confirmed where others are paid (A6). */
export const withoutPayment = (badge: Badge, { free }: Pick<AppointmentFacts, 'free'>): Badge =>
  free && badge.tone === 'paid' ? { tone: 'paid', text: 'Confirmed' } : badge

const CANCELLED: Record<CancelledBy, Badge> = {
  client: { tone: 'cancelled', text: 'Cancelled by You' },
  vendor: { tone: 'cancelled', text: 'Cancelled by Vendor' },
  auto: { tone: 'timed-out', text: 'Timed Out' },
  admin: { tone: 'cancelled', text: 'Cancelled by Admin' },
}

const BADGES: Record<Exclude<AppointmentState, 'cancelled'>, Badge> = {
  complete: { tone: 'complete', text: 'Completed' },
  declined: { tone: 'declined', text: 'Vendor Declined' },
  paid: { tone: 'paid', text: 'Paid' },
  'awaiting-completion': { tone: 'paid', text: 'Paid' },
  'awaiting-payment': { tone: 'payable', text: 'Confirm appointment by paying' },
  overdue: { tone: 'timed-out', text: 'Timed out, Rebook' },
  pending: { tone: 'pending', text: 'Pending Confirmation' },
}

/** Returns the status badge of a client's appointment card (§4 Badge). */
export function badge(facts: AppointmentFacts, now: Date): Badge {
  const state = appointmentState(facts, now)
  return state === 'cancelled'
    ? CANCELLED[facts.cancelledBy ?? 'admin']
    : withoutPayment(BADGES[state], facts)
}
