import type { CancelledBy } from '@anseo/domain/appointment'
import type { Moment } from './moments.ts'

/** The outcome of an appointment of the demonstration. By default it was confirmed and paid at once. */
export type Outcome =
  | { is: 'pending' }
  | { is: 'awaiting-payment'; confirmed: Moment }
  | { is: 'paid' }
  | { is: 'completed' }
  | { is: 'declined'; at: Moment; reason: string }
  | { is: 'cancelled'; by: Exclude<CancelledBy, 'auto'>; at: Moment; reason?: string }
  /** The vendor did not answer before the start. */
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
  /** The client's problem, and when the vendor marked it as complete. */
  problem?: { text: string; reported: Moment; vendorMarked?: Moment }
}
