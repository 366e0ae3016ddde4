import type { PaidWay } from '@anseo/domain/balance'
import type { ProblemCode } from '@anseo/domain/problem'
import type { RefundBearer } from '@anseo/domain/refunded-parts'
import type { DisputeStatus } from '@anseo/domain/dispute-steps'
import type { DisputedEarnings } from '@anseo/domain/dispute-words'
import { SERIES_PAY_DAYS } from '@anseo/domain/limits'
import type { TaxRequestStep } from '@anseo/domain/tax-request'
import { event } from '../../platform/unit-of-work/event.ts'
import { eventOfAppointment } from '../booking/events.ts'
import { job } from '../../platform/jobs/job.ts'

/** The deposit of an appointment was paid. */
export const appointmentPaid = eventOfAppointment<{
  paymentId: string
  /** The saved card that was charged automatically, without the client; null if somebody made the payment. */
  savedCard: string | null
}>('appointment.paid')

/** A saved card could not be charged automatically, so the client has to pay (C6 of growth); amount in cents. */
export const automaticChargeFailed = eventOfAppointment<{
  amountCents: number
  /** Such as 'Visa ending 4242'. */
  card: string
  payBy: Date | null
  /** 'authentication': the bank wants the client to confirm it. */
  reason: 'declined' | 'authentication'
}>('automatic-charge.failed')

/** The balance or a tip of an appointment was paid by card (B12); amounts in cents. */
export const laterPaymentPaid = eventOfAppointment<{
  paymentId: string
  kind: 'balance' | 'tip'
  amountCents: number
  /** True if the appointment is complete: the vendor has earned it at once. */
  isEarned: boolean
}>('later-payment.paid')

/**
 * The vendor recorded a payment that it was given on the day, or undid such a record (B12); amount in cents. `isOwed` is
 * false where an undone one is not open again, since the appointment was cancelled.
 */
export const balanceRecorded = eventOfAppointment<{
  amountCents: number
  way: PaidWay
  isUndone: boolean
  isOwed: boolean
}>('balance.recorded')

/** The vendor asked the client to pay the open balance by card, or withdrew that request (B12); amount in cents. */
export const balanceAsked = eventOfAppointment<{ amountCents: number; isWithdrawn: boolean }>('balance.asked')

/** The balance or a tip is refunded, since others than the client cancelled the appointment (A9); amount in cents. */
export const laterPaymentRefunded = eventOfAppointment<{
  paymentId: string
  kind: 'balance' | 'tip'
  amountCents: number
}>('later-payment.refunded')

/**
 * A payment arrived for an appointment that was no longer payable and is refunded automatically (M5); amounts in cents.
 */
export const paymentReturned = eventOfAppointment<{ amountCents: number; paymentId: string }>(
  'payment.returned',
)

/** An operator refunded a payment, whole or in part (D2); amounts in cents. */
export const refundMade = eventOfAppointment<{
  refundId: string
  paymentId: string
  amountCents: number
  reason: string
  bearer: RefundBearer
  /** The part that the vendor bears: deducted from what is held for the vendor, or from its next payout. */
  vendorCents: number
  isEarned: boolean
  /** True if all that was paid is now refunded, which cancels the appointment. */
  cancels: boolean
}>('refund.made')

/** The provider paid a refund out to the client's card; amount in cents. */
export const refundSettled = eventOfAppointment<{ amountCents: number; refundId: string }>('refund.settled')

/** A refund failed so often that an operator has to look into it. */
export const refundFailed = eventOfAppointment<{ amountCents: number; refundId: string }>('refund.failed')

/** An admin made the vendor bear what a lost dispute cost (M7); amount in cents. */
export const disputeChargedToVendor = eventOfAppointment<{ amountCents: number }>('dispute.charged')

/** A cardholder disputed a payment at the bank, or the dispute changed, as when the bank decided; amount in cents. */
export const disputeChanged = eventOfAppointment<{
  disputeId: string
  amountCents: number
  status: DisputeStatus
  earnings: DisputedEarnings
  /** Until when the provider takes evidence; null where it takes none. */
  answerBy: Date | null
}>('dispute.changed')

/** A dispute still has no answer, and its deadline is near (D3). */
export const evidenceDue = eventOfAppointment<{
  disputeId: string
  amountCents: number
  answerBy: Date
  days: number
}>('evidence.due')

/** A transfer to a vendor has left (M7). */
export const payoutSent = event<{ payoutId: string; vendorId: string; amountCents: number }>('payout.sent')

/** The provider refused a payout; its earnings go into the next one. The reason is in the provider's words. */
export const payoutFailed = event<{
  payoutId: string
  vendorId: string
  amountCents: number
  reason: string
}>('payout.failed')

/** Payouts wait, this one first, since our balance at the provider is too low. The reason is in the provider's words. */
export const payoutsDelayed = event<{ payoutId: string; reason: string }>('payouts.delayed')

/** A payout waits, since the provider has transfers to its account that our books lack, such as after a restore. */
export const payoutWithheld = event<{
  payoutId: string
  vendorId: string
  amountCents: number
  /** Their ids, as a text. */
  transferIds: string
}>('payout.withheld')

/** An admin holds the payouts of a vendor, who is shown the reason (D4). */
export const payoutsHeld = event<{ vendorId: string; reason: string }>('payouts.held')

/** An admin has released the payouts of a vendor (D4). `problem` is why it still can't be paid; null if it can. */
export const payoutsReleased = event<{ vendorId: string; problem: ProblemCode | null }>('payouts.released')

/** The vendor has chosen a payout account, in use after `heldUntil` if it replaces another (A10). */
export const payoutAccountChosen = event<{ vendorId: string; account: string; heldUntil: Date | null }>(
  'payout.accountChosen',
)

/** A vendor's tax details are wanted: asked for, reminded of, or its payouts are held until they are given (D8). */
export const taxDetailsWanted = event<{ vendorId: string; step: TaxRequestStep; askedAt: Date }>(
  'tax-details.wanted',
)

/** A vendor's copy of the tax report of a year is ready, or a corrected copy (D8). */
export const taxCopyReady = event<{ vendorId: string; year: number }>('tax-copy.ready')

/**
 * Emails the person who paid by a link: the receipt; or with `returnedCents`, that the money could not be used and is
 * refunded (B7); with `refunded`, that an operator refunded it (D2); with `cancelled`, that the balance or a tip is refunded (A9).
 */
export const mailPayerJob = job<{
  appointmentId: string
  paymentId: string
  returnedCents?: number
  refunded?: { cents: number; reason: string }
  cancelled?: { cents: number; kind: 'balance' | 'tip' }
}>('mail-payer')

/** Asks the provider for the state of a payment, and records it. */
export const settlePaymentJob = job<{ paymentId: string }>('settle-payment', { retriesSoon: true })

/** Cancels the provider's intent of a payment that is no longer wanted. */
export const cancelIntentJob = job<{ paymentId: string }>('cancel-intent', { retriesSoon: true })

/** Asks the provider to send money back. */
export const issueRefundJob = job<{ refundId: string }>('issue-refund', { retriesSoon: true })

/** Asks the provider for the state of a refund that it has accepted. */
export const checkRefundJob = job<{ refundId: string }>('check-refund', { retriesSoon: true })

/** Asks the provider for the state of a dispute, and records it. */
export const checkDisputeJob = job<{ providerDisputeId: string }>('check-dispute', { retriesSoon: true })

/** Sends the evidence against a dispute to the provider. */
export const sendEvidenceJob = job<{ disputeId: string }>('send-evidence', { retriesSoon: true })

/** Closes a dispute at the provider after an operator accepted its loss. */
export const closeDisputeJob = job<{ disputeId: string }>('close-dispute', { retriesSoon: true })

/** Asks the provider to transfer a payout. */
export const issuePayoutJob = job<{ payoutId: string }>('issue-payout', { retriesSoon: true })

/** Asks the provider whether payouts can be made to an account that a vendor is setting up. */
export const checkPayoutAccountJob = job<{ account: string }>('check-payout-account', { retriesSoon: true })

/**
 * Charges an appointment to its client's saved card; see `chargeSavedCard`. Nothing else tries the card again, so the attempts,
 * one in five minutes, last through any outage until the last day to pay, when nothing is due any more.
 */
export const chargeSavedCardJob = job<{ appointmentId: string }>('charge-saved-card', {
  retriesSoon: true,
  attempts: SERIES_PAY_DAYS * 24 * 12,
})

/** Detaches a card that was removed here from its customer at the provider. */
export const detachCardJob = job<{ methodId: string }>('detach-card', { retriesSoon: true })

/** Stores the card that a client has saved without a payment, even if the client has closed the page. */
export const keepSetUpJob = job<{ setupId: string }>('keep-set-up', { retriesSoon: true })

/** Counts a card that its bank refused to have saved, since a limit keeps stolen cards from being tested. */
export const countDeclinedSetupJob = job<{ setupId: string; eventId: string }>('count-refused-set-up')

/** Asks the provider about a saved card, which may have been renewed or removed there. */
export const checkCardJob = job<{ methodId: string }>('check-card', { retriesSoon: true })

/**
 * Deletes a client with all saved cards at the provider, and the payer of intents in the sandbox; the real provider is
 * responsible for its own records.
 */
export const redactPayerJob = job<{ intentIds: string[]; customerId: string | null }>('redact-payer')
