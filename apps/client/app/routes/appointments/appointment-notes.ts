import { addressLine } from '@anseo/domain/address'
import { appointmentState, isLive, paymentDeadline } from '@anseo/domain/appointment'
import { problemTo } from '@anseo/domain/appointment-permissions'
import { cancellationText } from '@anseo/domain/cost-words'
import { costFromWire } from '@anseo/domain/cost-wire'
import { formatSlot } from '@anseo/domain/moment-text'
import { euroToCents, formatEuro } from '@anseo/domain/money'
import { formatNearMoment } from '@anseo/domain/near-day'
import { firstNameOf } from '@anseo/domain/person-name'
import type { Listed } from '../../appointments/listed.ts'
import { openProposal } from '../../appointments/open-proposal.ts'

const REFUND_TEXTS = {
  pending: (amount: string) => `${amount} is being refunded to your card`,
  refunded: (amount: string) => `${amount} refunded to your card`,
  failed: (amount: string) =>
    `Your refund of ${amount} is delayed. We're working on it; contact us if you have questions`,
} as const

/**
 * Returns the notes of a card: the deadline for an answer, the payment made or due (L2), the balance on the day, the
 * refund (M3), the reason why it ended, the outcome of a problem report (L3).
 */
export function appointmentNotes({ wire, facts }: Listed, now: Date): string[] {
  const place = isLive(facts, now) && addressLine(wire.address)
  const notes: string[] = place ? [`At ${place}`] : []
  const cost = costFromWire(wire.cost)
  const paidOrToPay = formatEuro(cost.nowCents)
  const payee = firstNameOf(wire.vendorData.name)
  if (facts.paid && !facts.free) notes.push(`Paid ${paidOrToPay}`)
  if (appointmentState(facts, now) === 'pending') {
    const until = formatNearMoment(facts.start, now)
    const next = facts.free
      ? "There's nothing to pay now."
      : `Nothing is charged yet: you'll pay ${paidOrToPay} once it's confirmed.`
    notes.push(`${payee} has until ${until} to answer. ${next}`)
  }
  if (!problemTo.pay(facts, now)) {
    notes.push(`Pay ${paidOrToPay} by ${formatNearMoment(paymentDeadline(facts), now)} to keep this time`)
  }
  const open = openProposal({ wire, facts }, now)
  if (open) notes.push(`${wire.vendorData.name} suggested ${formatSlot(open.slot)} instead`)
  notes.push(...balanceNotes({ wire, facts }, now))
  if (facts.paid && !problemTo.cancel(facts, now)) {
    const { fullRefundUntil } = facts
    notes.push(
      fullRefundUntil && now < fullRefundUntil && !facts.free
        ? `${payee} asked to move this. Cancel by ${formatNearMoment(fullRefundUntil, now)} for a full refund.`
        : cancellationText({ ...facts, price: cost.parts, vendor: payee }, now),
    )
  }
  if (wire.noShow && !facts.complete) {
    notes.push(`${wire.vendorData.name} marked this as a no-show. If that's wrong, report a problem.`)
  }
  if (facts.reportOpen) notes.push("You reported a problem. We're looking into it.")
  if (wire.reportOutcome) notes.push(`Your problem report has been resolved: ${wire.reportOutcome}`)
  if (!facts.paid && !facts.free && !isLive(facts, now)) notes.push("You haven't been charged.")
  if (wire.endReason) notes.push(`Reason: ${wire.endReason}`)
  if (wire.refundAmount !== null && wire.refundStatus !== null) {
    notes.push(REFUND_TEXTS[wire.refundStatus](formatEuro(euroToCents(wire.refundAmount))))
  }
  return notes
}

/** Returns the notes on the sum for the day: what is open of it, asked for and paid, and a tip (B12). */
function balanceNotes({ wire, facts }: Listed, now: Date): string[] {
  const { payments } = wire
  const { onTheDayCents } = costFromWire(wire.cost)
  const payee = firstNameOf(wire.vendorData.name)
  const openCents = facts.paid ? euroToCents(payments.open) : onTheDayCents
  const paidCents = onTheDayCents - openCents
  const open = formatEuro(openCents)
  return [
    ...(paidCents > 0 ? [`Balance: ${formatEuro(paidCents)} paid`] : []),
    ...(payments.askedAt !== null
      ? [`${payee} asks you to pay the remaining ${open} by card`]
      : openCents > 0 && isLive(facts, now)
        ? [`${wire.serviceName ?? 'Your quote'}: pay ${payee} ${open} on the day`]
        : []),
    ...(payments.tip === null ? [] : [`Tip: ${formatEuro(euroToCents(payments.tip))} paid`]),
  ]
}
