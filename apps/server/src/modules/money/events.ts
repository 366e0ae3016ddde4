import type { DisputeStatus } from '@anseo/domain/dispute-steps'
import { event } from '../../platform/unit-of-work/event.ts'
import type { AboutAppointment } from '../booking/about-appointment.ts'

export const appointmentPaid = event<AboutAppointment & { paymentId: string }>('appointment.paid')

/** Money arrived for an appointment that was no longer payable and goes back by itself (M5); amounts in cents. */
export const paymentReturned = event<AboutAppointment & { amountCents: number; paymentId: string }>(
  'payment.returned',
)

export const refundSettled = event<AboutAppointment & { amountCents: number; refundId: string }>(
  'refund.settled',
)

/** So many tries came to nothing that somebody has to look at it. */
export const refundFailed = event<AboutAppointment & { amountCents: number; refundId: string }>(
  'refund.failed',
)

/** A cardholder objected at the bank, or the bank decided. */
export const disputeChanged = event<
  AboutAppointment & {
    disputeId: string
    amountCents: number
    status: DisputeStatus
    /** Until when the provider takes evidence; null where it takes none. */
    answerBy: Date | null
  }
>('dispute.changed')

/** A transfer to a vendor has left (M7). */
export const payoutSent = event<{ payoutId: string; vendorId: string; amountCents: number }>('payout.sent')

/** The provider would not take it on; it goes out with the next one. */
export const payoutFailed = event<{ payoutId: string; vendorId: string; amountCents: number }>(
  'payout.failed',
)

/** Payouts go to this account from now on, after `heldUntil` where there was another one before (A10). */
export const payoutAccountChosen = event<{ vendorId: string; account: string; heldUntil: Date | null }>(
  'payout.accountChosen',
)
