import { addressLine } from '@anseo/domain/address'
import { appointmentState, isLive, paymentDeadline } from '@anseo/domain/appointment'
import { problemTo } from '@anseo/domain/appointment-permissions'
import { costFromWire } from '@anseo/domain/cost-wire'
import { formatSlot } from '@anseo/domain/moment-text'
import { euroText, euroToCents, formatEuro } from '@anseo/domain/money'
import { formatNearMoment } from '@anseo/domain/near-day'
import { firstNameOf } from '@anseo/domain/person-name'
import { visitChargeAt } from '@anseo/domain/visit-payment'
import type { ClientAppointment } from '../../appointments/client-appointment.ts'
import { openProposal } from '../../appointments/open-proposal.ts'
import { refundNote } from '../../appointments/refund-note.ts'

const REFUND_TEXTS = {
  pending: (amount: string) => `${amount} is being refunded to your card`,
  refunded: (amount: string) => `${amount} refunded to your card`,
  failed: (amount: string) =>
    `Your refund of ${amount} is delayed. We're working on it; contact us if you have questions`,
} as const

/**
 * Returns the notes of a card: the place, the payment made, what comes next, the balance on the day, the refund for a
 * cancellation (M3), and what became of it.
 */
export function appointmentNotes(appointment: ClientAppointment, now: Date): string[] {
  const { wire, facts } = appointment
  const place = isLive(facts, now) && addressLine(wire.address)
  const cost = costFromWire(wire.cost)
  const notes: string[] = place ? [`At ${place}`] : []
  if (facts.paid && !facts.free) notes.push(`Paid ${formatEuro(cost.nowCents)}`)
  notes.push(...dueNotes(appointment, now), ...balanceNotes(appointment, now))
  // After a refund the appointment's page says what is left. The note speaks of the time before the start.
  if (facts.paid && !wire.refundedBefore && now < facts.start && !problemTo.cancel(facts, now)) {
    notes.push(refundNote(appointment, now))
  }
  return [...notes, ...outcomeNotes(appointment, now)]
}

/** Returns the notes of the appointment's page, which shows place, money and refunds itself (C1 of growth). */
export const stateNotes = (appointment: ClientAppointment, now: Date): string[] => [
  ...dueNotes(appointment, now),
  ...outcomeNotes(appointment, now),
]

/** Returns what the appointment waits for and until when: an answer, the payment (L2), or the answer to another time. */
function dueNotes({ wire, facts }: ClientAppointment, now: Date): string[] {
  const notes: string[] = []
  const payee = firstNameOf(wire.vendorData.name)
  const toPay = formatEuro(costFromWire(wire.cost).nowCents)
  if (appointmentState(facts, now) === 'pending') {
    const until = formatNearMoment(facts.start, now)
    const next = facts.free
      ? "There's nothing to pay now."
      : `Nothing is charged yet: you'll pay ${toPay} once it's confirmed.`
    notes.push(`${payee} has until ${until} to answer. ${next}`)
  }
  if (!problemTo.pay(facts, now)) {
    notes.push(`Pay ${toPay} by ${formatNearMoment(paymentDeadline(facts), now)} to keep this time`)
  }
  if (problemTo.pay(facts, now)?.code === 'NOT_PAYABLE_YET' && facts.payableFrom) {
    notes.push(`You can pay ${toPay} from ${formatNearMoment(facts.payableFrom, now)}`)
  }
  const chargeAt = facts.payableFrom && visitChargeAt(facts.start, facts.cancellationHours)
  if (chargeAt && now < chargeAt && appointmentState(facts, now) === 'awaiting-payment') {
    notes.push(`A saved card is charged at ${formatNearMoment(chargeAt, now)}`)
  }
  const open = openProposal({ wire, facts }, now)
  if (open) notes.push(`${wire.vendorData.name} suggested ${formatSlot(open.slot, now)} instead`)
  return notes
}

/** Returns how the appointment ended: a no-show, a problem report (L3), the reason, the refund. */
function outcomeNotes({ wire, facts }: ClientAppointment, now: Date): string[] {
  const notes: string[] = []
  if (wire.noShow && !facts.complete) {
    notes.push(`${wire.vendorData.name} marked this as a no-show. If that's wrong, report a problem.`)
  }
  if (facts.reportOpen) notes.push("You reported a problem. We're looking into it.")
  if (wire.reportOutcome) notes.push(`Your problem report has been resolved: ${wire.reportOutcome}`)
  if (!facts.paid && !facts.free && !isLive(facts, now)) notes.push("You haven't been charged.")
  if (wire.endReason) notes.push(`Reason: ${wire.endReason}`)
  if (wire.refundAmount !== null && wire.refundStatus !== null) {
    notes.push(REFUND_TEXTS[wire.refundStatus](euroText(wire.refundAmount)))
  }
  return notes
}

/** Returns the notes on the balance: what is open, asked for and paid, and a tip (B12). */
function balanceNotes({ wire, facts }: ClientAppointment, now: Date): string[] {
  const { payments } = wire
  const { parts, onTheDayCents } = costFromWire(wire.cost)
  const payee = firstNameOf(wire.vendorData.name)
  const openCents = facts.paid ? euroToCents(payments.open) : onTheDayCents
  const paidCents = onTheDayCents - openCents
  const open = formatEuro(openCents)
  const what = parts.priceCents === null ? 'Travel' : (wire.serviceName ?? 'Your quote')
  return [
    ...(paidCents > 0 ? [`Balance: ${formatEuro(paidCents)} paid`] : []),
    ...(payments.askedAt !== null
      ? [`${payee} asks you to pay the remaining ${open} by card`]
      : openCents > 0 && isLive(facts, now)
        ? [`${what}: pay ${payee} ${open} on the day`]
        : []),
    ...(payments.tip === null ? [] : [`Tip: ${euroText(payments.tip)} paid`]),
  ]
}
