import { directionsUrl } from '@anseo/domain/directions'
import { formatNearMoment } from '@anseo/domain/near-day'
import { COMPLETION_WINDOW_HOURS } from '@anseo/domain/limits'
import { paymentDeadline } from '@anseo/domain/appointment'
import { type ContactWindow, contactWindow } from '@anseo/domain/contact-window'
import { formatPhone } from '@anseo/domain/phone'
import { PersonMenu } from '@anseo/site-kit/cards/person-menu'
import { Badge } from '@anseo/ui/badge'
import { KeyValueList } from '@anseo/ui/key-value-list'
import { PersonLine } from '@anseo/ui/person-line'
import { Note } from '@anseo/ui/note'
import type { VendorAppointment } from '../../queries/appointments.ts'
import { useOwnBlocks } from '../../queries/blocks.ts'
import {
  addressText,
  amountText,
  dayText,
  priceText,
  timesText,
} from '../../appointments/appointment-texts.ts'
import { badgeOf } from '../../appointments/appointment-badge.ts'
import { isPaidThroughUs } from '../../appointments/earned-through-us.ts'
import { ProposedTime } from '../requests/proposed-time.tsx'
import { AppointmentActions } from './appointment-actions.tsx'
import { DisputeNote } from './dispute-note.tsx'
import { HistoryCard } from './history-card.tsx'
import { MoneyCard } from './money-card.tsx'
import { OwnNote } from './own-note.tsx'

interface AppointmentDetailProps {
  appointment: VendorAppointment
  /** The vendor's private note. */
  note: string
  now: Date
}

/** Shows an appointment: facts, actions, money, private note and history. */
export function AppointmentDetail({ appointment, note, now }: AppointmentDetailProps) {
  return (
    <div className="appointment">
      <div className="grid gap-5">
        <Facts appointment={appointment} now={now} />
        <OwnNote id={appointment._id} note={note} />
      </div>
      <div className="grid gap-5">
        <MoneyCard appointment={appointment} now={now} />
        <HistoryCard id={appointment._id} />
      </div>
    </div>
  )
}

function Facts({ appointment, now }: { appointment: VendorAppointment; now: Date }) {
  const { clientData: client } = appointment
  const { tone, text } = badgeOf(appointment, now)
  const blocks = useOwnBlocks()
  return (
    <article className="card pad grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PersonLine
          name={client.name}
          picture={client.image}
          lines={`${dayText(appointment, now)}\n${timesText(appointment)}`}
        />
        <span className="flex items-center gap-2">
          <Badge tone={tone}>{text}</Badge>
          {client._id && <PersonMenu id={client._id} name={client.name} blocks={blocks} />}
        </span>
      </div>
      <KeyValueList items={knownFacts(appointment, tone === 'payable', now)} />
      {appointment.proposal && (
        <ProposedTime proposal={appointment.proposal} clientName={appointment.clientData.name} />
      )}
      <DisputeNote appointment={appointment} />
      <Waiting appointment={appointment} />
      <AppointmentActions appointment={appointment} now={now} />
    </article>
  )
}

/** Says what happens next once the vendor has marked the appointment, or the client has reported a problem (L3). */
function Waiting({ appointment }: { appointment: VendorAppointment }) {
  const { vendorMarkedComplete, isComplete, cancelled, noShow, reportStatus, reportOutcome } = appointment
  const { name } = appointment.clientData
  if (reportStatus === 'open') {
    return (
      <Note tone="warm">
        {name} reported a problem. We&apos;re looking into it
        {isPaidThroughUs(appointment) && ' and your payout is on hold'}.
      </Note>
    )
  }
  if (reportOutcome) return <Note>The problem report was resolved: {reportOutcome}</Note>
  if (!vendorMarkedComplete || isComplete || cancelled) return null
  if (appointment.source === 'vendor')
    return <Note>You marked this as {noShow ? 'a no-show' : 'complete'}.</Note>
  return (
    <Note>
      You marked this as {noShow ? 'a no-show' : 'complete'}. {name} has {COMPLETION_WINDOW_HOURS} hours to
      report a problem; then it&apos;s final.
    </Note>
  )
}

/** Texts in place of a phone number or address that is hidden or was never given. */
const CONTACT_WITHHELD: Record<ContactWindow, string> = {
  'not-yet': 'Shown after you confirm',
  open: 'Not provided',
  over: 'No longer available',
}

const PLACES = { vendor: 'At your place', client: "At the client's", unknown: 'Not said' }

function knownFacts(appointment: VendorAppointment, awaitsPayment: boolean, now: Date) {
  const { clientData: client, note, endReason, facts } = appointment
  const address = addressText(appointment)
  const isOwn = appointment.source === 'vendor'
  const withheld = CONTACT_WITHHELD[isOwn ? 'open' : contactWindow(facts, now)]
  return [
    ...(appointment.serviceName ? [{ label: 'Service', value: appointment.serviceName }] : []),
    ...(isOwn
      ? [
          { label: 'Price', value: priceText(appointment) ?? 'None', absent: appointment.fullPrice === null },
          {
            label: 'Where',
            value: PLACES[appointment.place ?? 'unknown'],
            absent: appointment.place === null,
          },
        ]
      : [{ label: 'Your fee', value: amountText(appointment) }]),
    ...(awaitsPayment
      ? [{ label: 'Payment due', value: `by ${formatNearMoment(paymentDeadline(facts), now)}` }]
      : []),
    ...(isOwn ? [] : [{ label: "Client's note", value: note ?? 'None', absent: !note }]),
    {
      label: 'Phone',
      value: client.phone ? (
        <a className="link" href={`tel:${client.phone}`}>
          {formatPhone(client.phone)}
        </a>
      ) : (
        withheld
      ),
      absent: !client.phone,
    },
    ...(isOwn
      ? []
      : [
          {
            label: 'Address',
            value: address ? (
              <a className="link" href={directionsUrl(address)} target="_blank" rel="noreferrer">
                {address}
              </a>
            ) : (
              withheld
            ),
            absent: !address,
          },
        ]),
    ...(endReason ? [{ label: 'Reason', value: endReason }] : []),
  ]
}
