import { disputeEffectText } from '@anseo/domain/dispute-words'
import { euroText } from '@anseo/domain/money'
import { firstNameOf } from '@anseo/domain/person-name'
import { Note } from '@anseo/ui/note'
import { CircleAlert } from 'lucide-react'
import type { VendorAppointment } from '../../queries/appointments.ts'

/** Explains that the client's bank disputes the payment, its effect on the vendor, and what happens next. */
export function DisputeNote({ appointment }: { appointment: VendorAppointment }) {
  const { dispute, clientData } = appointment
  if (!dispute) return null
  const client = firstNameOf(clientData.name)
  const amount = euroText(dispute.amount)
  const effect = disputeEffectText(dispute.status, dispute.earnings)
  if (dispute.status === 'won') {
    return (
      <Note>
        <strong>Dispute decided in your favour.</strong> {client}&apos;s bank let the payment of {amount}{' '}
        stand. {effect}
      </Note>
    )
  }
  if (dispute.status === 'lost') {
    return (
      <Note tone="bad" icon={<CircleAlert aria-hidden="true" />}>
        <strong>Dispute decided in {client}&apos;s favour.</strong> The bank returned {amount} to {client}.{' '}
        {dispute.charged ? 'It comes off your earnings, as we told you.' : effect}
      </Note>
    )
  }
  return (
    <Note tone="bad" icon={<CircleAlert aria-hidden="true" />}>
      <strong>Payment disputed.</strong> {client} asked their bank to take back {amount}. {effect} The bank
      can take some weeks.
      <p className="mt-1.5">
        We answer the bank with the booking, its history and your chat. You don&apos;t need to do anything.
        We&apos;ll email you as soon as it&apos;s decided.
      </p>
    </Note>
  )
}
