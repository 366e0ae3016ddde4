import { costFromWire } from '@anseo/domain/cost-wire'
import { formatNearMoment } from '@anseo/domain/near-day'
import { firstNameOf } from '@anseo/domain/person-name'
import { mayWithdraw } from '@anseo/domain/withdrawal-right'
import { refundText } from '@anseo/domain/withdrawal-words'
import type { ClientAppointment } from './client-appointment.ts'

/**
 * Returns in words what is refunded when the client cancels: everything while the law gives that right (D9) or the vendor has
 * asked to move it (B8), otherwise by the vendor's policy (A8). The text knows the price alone, not what went back before.
 */
export function refundNote({ wire, facts }: ClientAppointment, now: Date): string {
  const vendor = firstNameOf(wire.vendorData.name)
  const { fullRefundUntil, paid, free } = facts
  if (!fullRefundUntil || fullRefundUntil <= now || free || mayWithdraw(facts, now)) {
    return refundText({ ...facts, price: costFromWire(wire.cost).parts, vendor }, now)
  }
  const cancel = paid ? 'Cancel' : "Once you've paid, cancel"
  return `${vendor} asked to move this. ${cancel} by ${formatNearMoment(fullRefundUntil, now)} for a full refund.`
}
