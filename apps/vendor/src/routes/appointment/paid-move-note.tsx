import { euroToCents } from '@anseo/domain/money'
import { formatMoment } from '@anseo/domain/moment-text'
import { refundUntilOnceMoved } from '@anseo/domain/payment-request'
import { firstNameOf } from '@anseo/domain/person-name'
import type { VendorAppointment } from '../../queries/appointments.ts'

interface PaidMoveNoteProps {
  appointment: VendorAppointment
  /** The new start. */
  start: Date
  now: Date
}

/** Tells the vendor what a move means for the payer of a link: an email, and until when everything comes back (A8, B8). */
export function PaidMoveNote({ appointment, start, now }: PaidMoveNoteProps) {
  const { clientData, clientTold, contactId, facts, totalAmount } = appointment
  const until = refundUntilOnceMoved(euroToCents(totalAmount), facts, start, now)
  if (!contactId && !until) return null
  return (
    <p className="text-sm text-ink-2">
      {contactId &&
        `We'll email ${clientData.name} the new time${clientTold ? '' : " if you've added an email address"}. `}
      {until &&
        `Until ${formatMoment(until, now)}, ${firstNameOf(clientData.name)} can cancel with a full refund.`}
    </p>
  )
}
