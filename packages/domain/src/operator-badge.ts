import type { AppointmentFacts, AppointmentState, CancelledBy } from './appointment.ts'
import { appointmentState } from './appointment.ts'
import { type Badge, withoutPayment } from './appointment-badge.ts'

/**
 * The states by which an operator files appointments; an overdue one has timed out, whether the sweep has been or
 * not (L2).
 */
export const OPERATOR_STATES = [
  'pending',
  'to-pay',
  'paid',
  'passed',
  'completed',
  'declined',
  'cancelled',
  'timed-out',
] as const
export type OperatorState = (typeof OPERATOR_STATES)[number]

const FILED: Record<AppointmentState, OperatorState> = {
  pending: 'pending',
  'awaiting-payment': 'to-pay',
  paid: 'paid',
  'awaiting-completion': 'passed',
  complete: 'completed',
  declined: 'declined',
  cancelled: 'cancelled',
  overdue: 'timed-out',
}

/** Returns the state under which an operator finds an appointment. */
export function operatorState(facts: AppointmentFacts, now: Date): OperatorState {
  return facts.cancelledBy === 'auto' ? 'timed-out' : FILED[appointmentState(facts, now)]
}

const CANCELLED: Record<CancelledBy, string> = {
  client: 'Cancelled by client',
  vendor: 'Cancelled by vendor',
  auto: 'Timed out',
  admin: 'Cancelled by us',
}

const BADGES: Record<Exclude<OperatorState, 'cancelled'>, Badge> = {
  pending: { tone: 'pending', text: 'Waiting for vendor' },
  'to-pay': { tone: 'payable', text: 'Awaiting payment' },
  paid: { tone: 'paid', text: 'Paid' },
  passed: { tone: 'paid', text: 'Paid, past' },
  completed: { tone: 'complete', text: 'Completed' },
  declined: { tone: 'declined', text: 'Declined' },
  'timed-out': { tone: 'timed-out', text: 'Timed out' },
}

interface Filed {
  state: OperatorState
  cancelledBy: CancelledBy | null
  /** The part that is paid now, in euro. */
  totalAmount: number
}

/** Returns the badge of an appointment as an operator reads it. */
export const operatorBadge = ({ state, cancelledBy, totalAmount }: Filed): Badge =>
  state === 'cancelled'
    ? { tone: 'cancelled', text: CANCELLED[cancelledBy ?? 'admin'] }
    : withoutPayment(BADGES[state], { free: totalAmount === 0 })
