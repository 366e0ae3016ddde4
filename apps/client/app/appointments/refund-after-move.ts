import { costFromWire } from '@anseo/domain/cost-wire'
import { firstNameOf } from '@anseo/domain/person-name'
import type { Slot } from '@anseo/domain/slot'
import { refundText } from '@anseo/domain/withdrawal-words'
import type { ClientAppointment } from './client-appointment.ts'

/**
 * Returns in words how long an appointment that moves to `slot` can be cancelled, and what is refunded: an earlier time may
 * end the refund at once (A8). Null for a free one, and after a refund, since the text knows the price alone and the
 * appointment's page says what is left.
 */
export function refundAfterMove({ wire, facts }: ClientAppointment, slot: Slot, now: Date): string | null {
  if (facts.free || wire.refundedBefore) return null
  const vendor = firstNameOf(wire.vendorData.name)
  return refundText({ ...facts, ...slot, price: costFromWire(wire.cost).parts, vendor }, now)
}
