import { type AppointmentFacts, type AppointmentState, appointmentState } from './appointment.ts'
import { DAY_MS } from './duration.ts'
import { CONTACT_VISIBLE_DAYS } from './limits.ts'

/** The vendor's access to its client's phone number and address. */
export type ContactWindow = 'not-yet' | 'open' | 'over'

const WHILE: Record<AppointmentState, ContactWindow> = {
  pending: 'not-yet',
  'awaiting-payment': 'open',
  paid: 'open',
  'awaiting-completion': 'open',
  complete: 'open',
  declined: 'over',
  overdue: 'over',
  cancelled: 'over',
}

/**
 * Returns the window in which both sides' contact details are shown: from the confirmation until `CONTACT_VISIBLE_DAYS`
 * after the end. It is over at once when the appointment is declined, cancelled or timed out (data minimisation, GDPR
 * article 5).
 */
export function contactWindow(facts: AppointmentFacts, now: Date): ContactWindow {
  const window = WHILE[appointmentState(facts, now)]
  return window === 'open' && now >= contactEndsAt(facts) ? 'over' : window
}

/** Returns when the client's phone number and address of an appointment that took place are no longer shown. */
export const contactEndsAt = ({ end }: Pick<AppointmentFacts, 'end'>): Date =>
  new Date(end.getTime() + CONTACT_VISIBLE_DAYS * DAY_MS)
