import type { AdminDisputeOnWire, AdminRefundOnWire } from '@anseo/contract/admin-payments'
import type { DisputedEarnings } from '@anseo/domain/dispute-words'
import { euroText } from '@anseo/domain/money'

type Answerable = Pick<AdminDisputeOnWire, 'status' | 'evidenceSentAt' | 'acceptedAt' | 'answerBy'>

/** Returns what has become of an open dispute on our side; null while nothing has, or once the bank has decided. */
export function ownStep({ status, evidenceSentAt, acceptedAt }: Answerable): string | null {
  if (status !== 'open') return null
  if (acceptedAt) return 'Loss accepted'
  return evidenceSentAt ? 'Answered' : null
}

/** Returns whether a dispute can still be answered. */
export const isAnswerable = (dispute: Answerable, now: Date): boolean =>
  dispute.status === 'open' &&
  ownStep(dispute) === null &&
  (dispute.answerBy === null || new Date(dispute.answerBy) > now)

const EARNINGS: Readonly<Record<DisputedEarnings, string | null>> = {
  'on hold': "The vendor's payout for this appointment is on hold until the dispute is decided.",
  'paid out': 'The vendor has been paid for this appointment already.',
  none: null,
}

/** Says what an open dispute holds back: a refund that was not sent, or the vendor's payout; null for nothing. */
export function heldBackText(
  { status, earnings }: Pick<AdminDisputeOnWire, 'status' | 'earnings'>,
  refunds: readonly AdminRefundOnWire[],
): string | null {
  if (status !== 'open') return null
  const waiting = refunds.find(({ frozen }) => frozen)
  return waiting
    ? `The refund of ${euroText(waiting.amount)} is on hold until the dispute is decided.`
    : EARNINGS[earnings]
}
