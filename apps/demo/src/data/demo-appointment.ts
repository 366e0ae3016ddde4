import type { CancelledBy } from '@anseo/domain/appointment'
import type { Moment } from './moments.ts'

/** How far an appointment of the demonstration got. Unless it says otherwise, it was confirmed and paid at once. */
export type Outcome =
  | { is: 'pending' }
  | { is: 'awaiting-payment'; confirmed: Moment }
  | { is: 'paid' }
  | { is: 'completed' }
  | { is: 'declined'; at: Moment; reason: string }
  | { is: 'cancelled'; by: Exclude<CancelledBy, 'auto'>; at: Moment; reason?: string }
  /** Nobody answered until it was to start. */
  | { is: 'unanswered' }
  /** Confirmed, and not paid within the payment window. */
  | { is: 'unpaid' }

/** An appointment of the demonstration; people are named by their keys. */
export type DemoAppointment = {
  client: string
  vendor: string
  /** Days from today in Dublin, negative in the past. */
  day: number
  /** Full hours of Dublin's clock. */
  from: number
  to: number
  booked: Moment
  outcome: Outcome
  note?: string
  rescheduleCount?: number
  /** What its client objects to, and when its vendor said that it took place. */
  problem?: { text: string; reported: Moment; vendorMarked?: Moment }
}
