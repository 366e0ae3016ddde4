import { formatNearMoment } from '@anseo/domain/near-day'
import { paymentDeadline } from '@anseo/domain/appointment'
import { vendorBadge } from '@anseo/domain/vendor-badge'
import { formatPhone } from '@anseo/domain/phone'
import { Badge } from '@anseo/ui/badge'
import { KeyValueList } from '@anseo/ui/key-value-list'
import { PersonLine } from '@anseo/ui/person-line'
import type { VendorAppointment } from '../../queries/appointments.ts'
import { addressText, amountText, dayText, directionsUrl, timesText } from '../today/appointment-texts.ts'
import { AppointmentActions } from './appointment-actions.tsx'

/** The facts of an appointment and what can be done with it. */
export function AppointmentDetail({ appointment, now }: { appointment: VendorAppointment; now: Date }) {
  const { clientData: client, facts } = appointment
  const { tone, text } = vendorBadge(facts, now)
  return (
    <article className="card pad grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PersonLine
          name={client.name}
          picture={client.image}
          lines={`${dayText(appointment, now)}\n${timesText(appointment)}`}
        />
        <Badge tone={tone}>{text}</Badge>
      </div>
      <KeyValueList items={knownFacts(appointment, tone === 'payable', now)} />
      <AppointmentActions appointment={appointment} now={now} />
    </article>
  )
}

function knownFacts(appointment: VendorAppointment, awaitsPayment: boolean, now: Date) {
  const { clientData: client, note, endReason, facts } = appointment
  const address = addressText(appointment)
  const onceConfirmed = 'Shown once you have confirmed'
  return [
    { label: 'Your fee', value: amountText(appointment) },
    ...(awaitsPayment
      ? [{ label: 'To be paid', value: `before ${formatNearMoment(paymentDeadline(facts), now)}` }]
      : []),
    { label: 'Note', value: note ?? 'None', absent: !note },
    {
      label: 'Phone',
      value: client.phone ? (
        <a className="link" href={`tel:${client.phone}`}>
          {formatPhone(client.phone)}
        </a>
      ) : (
        onceConfirmed
      ),
      absent: !client.phone,
    },
    {
      label: 'Address',
      value: address ? (
        <a className="link" href={directionsUrl(address)} target="_blank" rel="noreferrer">
          {address}
        </a>
      ) : (
        onceConfirmed
      ),
      absent: !address,
    },
    ...(endReason ? [{ label: 'Reason', value: endReason }] : []),
  ]
}
