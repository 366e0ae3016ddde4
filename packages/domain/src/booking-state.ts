import type { StoredAppointment } from './appointment.ts'

/** The state of an appointment by its stored facts alone; `appointmentState` also considers the time. */
export type BookingState =
  | 'pending'
  | 'confirmed'
  | 'paid'
  | 'completed'
  | 'declined'
  | 'cancelled by client'
  | 'cancelled by vendor'
  | 'cancelled by admin'
  | 'cancelled by auto'

/** Returns the state that an appointment is stored in (L1). */
export function bookingState(stored: StoredAppointment): BookingState {
  if (stored.cancelledAt) return `cancelled by ${stored.cancelledBy ?? 'admin'}`
  if (stored.completedAt) return 'completed'
  if (stored.declinedAt) return 'declined'
  if (stored.paidAt) return 'paid'
  return stored.confirmedAt ? 'confirmed' : 'pending'
}

/**
 * All allowed steps. Ended states lead nowhere, except that the client may still mark an automatically completed
 * appointment; a reschedule makes a confirmed, unpaid one pending again (L5), and a move that its client agreed to leaves
 * it confirmed (B8).
 */
export const APPOINTMENT_TRANSITIONS: Record<BookingState, readonly BookingState[]> = {
  pending: [
    'pending',
    'confirmed',
    // Nothing is to be paid (A6).
    'paid',
    'declined',
    'cancelled by client',
    'cancelled by admin',
    'cancelled by auto',
  ],
  confirmed: [
    'pending',
    'confirmed',
    'paid',
    'cancelled by client',
    'cancelled by vendor',
    'cancelled by admin',
    'cancelled by auto',
  ],
  // A vendor's own booking counts as paid, but may time out when its payment request is unpaid (B7).
  paid: [
    'paid',
    'completed',
    'cancelled by client',
    'cancelled by vendor',
    'cancelled by admin',
    'cancelled by auto',
  ],
  completed: ['completed'],
  declined: [],
  'cancelled by client': [],
  'cancelled by vendor': [],
  'cancelled by admin': [],
  'cancelled by auto': [],
}
