import type { AppointmentFacts, AppointmentState, CancelledBy } from './appointment.ts'
import { appointmentState } from './appointment.ts'
import { type Badge, withoutPayment } from './appointment-badge.ts'

const CANCELLED: Record<CancelledBy, Badge> = {
  client: { tone: 'cancelled', text: 'Cancelled by Client' },
  vendor: { tone: 'cancelled', text: 'Cancelled by You' },
  auto: { tone: 'timed-out', text: 'Timed Out' },
  admin: { tone: 'cancelled', text: 'Cancelled by Admin' },
}

const BADGES: Record<Exclude<AppointmentState, 'cancelled'>, Badge> = {
  complete: { tone: 'complete', text: 'Completed' },
  declined: { tone: 'declined', text: 'Declined by You' },
  paid: { tone: 'paid', text: 'Paid' },
  'awaiting-completion': { tone: 'paid', text: 'Paid' },
  'awaiting-payment': { tone: 'payable', text: 'Awaiting payment' },
  overdue: { tone: 'timed-out', text: 'Timed Out' },
  pending: { tone: 'pending', text: 'Pending' },
}

/** Returns the status badge that the vendor sees; its states are the same as the client's (§4 Badge). */
export function vendorBadge(facts: AppointmentFacts, now: Date): Badge {
  const state = appointmentState(facts, now)
  return state === 'cancelled'
    ? CANCELLED[facts.cancelledBy ?? 'admin']
    : withoutPayment(BADGES[state], facts)
}
