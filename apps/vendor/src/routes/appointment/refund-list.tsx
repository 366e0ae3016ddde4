import { euroText } from '@anseo/domain/money'
import { firstNameOf } from '@anseo/domain/person-name'
import type { VendorAppointment } from '../../queries/appointments.ts'

/** Lists the refunds to the client with their reasons and the vendor's part (D2). */
export function RefundList({ appointment }: { appointment: VendorAppointment }) {
  const { refunds = [], refundsBorne, clientData } = appointment
  const client = firstNameOf(clientData.name)
  if (refunds.length === 0) return null
  return (
    <div className="grid gap-1.5">
      {refunds.map(({ amount, reason, at }) => (
        <p key={at + amount} className="num">
          {euroText(amount)} is refunded to {client}
          {reason ? `: “${reason}”` : '.'}
        </p>
      ))}
      {refundsBorne > 0 && (
        <p className="hint num">{euroText(refundsBorne)} of it comes off your earnings.</p>
      )}
    </div>
  )
}
