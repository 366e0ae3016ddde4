import { isLive, paymentDeadline } from '@anseo/domain/appointment'
import { problemTo } from '@anseo/domain/appointment-permissions'
import { formatSlot } from '@anseo/domain/moment-text'
import { euroToCents, formatEuro } from '@anseo/domain/money'
import { formatNearMoment } from '@anseo/domain/near-day'
import { slotFromWire } from '@anseo/domain/slot'
import type { Listed } from './listed.ts'

const REFUND_TEXTS = {
  pending: 'is on its way back to your card',
  refunded: 'went back to your card',
  failed: 'has not reached your card. We are on it, contact us with any question',
} as const

/** What a card adds: until when to pay (L2), why it ended, what became of a reported problem (L3), what comes back (M3). */
export function appointmentNotes({ wire, facts }: Listed, now: Date): string[] {
  const notes: string[] = []
  if (!problemTo.pay(facts, now)) notes.push(`Pay by ${formatNearMoment(paymentDeadline(facts), now)}`)
  if (wire.proposal && !problemTo.acceptProposal(facts, now)) {
    const slot = slotFromWire(wire.proposal)
    if (slot && slot.start > now) notes.push(`${wire.vendorData.name} suggested ${formatSlot(slot)} instead`)
  }
  const price = fullPriceNote(wire)
  if (price && isLive(facts, now)) notes.push(price)
  if (wire.noShow && !facts.complete) {
    notes.push(`${wire.vendorData.name} marked this as a no-show. If that's wrong, report a problem.`)
  }
  if (facts.reportOpen) notes.push("You reported a problem. We're looking into it.")
  if (wire.reportOutcome) notes.push(`Your problem report has been resolved: ${wire.reportOutcome}`)
  if (wire.endReason) notes.push(`Reason: ${wire.endReason}`)
  if (wire.refundAmount !== null && wire.refundStatus !== null) {
    notes.push(`${formatEuro(euroToCents(wire.refundAmount))} ${REFUND_TEXTS[wire.refundStatus]}`)
  }
  return notes
}

/** What was booked by a quote or from the menu, and what is left to pay on the day. */
function fullPriceNote({ serviceName, fullPrice, balance }: Listed['wire']): string | null {
  if (fullPrice === null || balance === null) return null
  const whole = `${serviceName ?? 'Full price'}: ${formatEuro(euroToCents(fullPrice))}`
  return `${whole} in all, ${formatEuro(euroToCents(balance))} of it on the day`
}
