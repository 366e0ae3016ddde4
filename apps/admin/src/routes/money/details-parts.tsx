import { serverNow } from '@anseo/api-client/server-clock'
import type { PaidForOnWire } from '@anseo/contract/parties'
import { formatMoment } from '@anseo/domain/moment-text'
import { euroText } from '@anseo/domain/money'
import { Badge } from '@anseo/ui/badge'
import type { KeyValue } from '@anseo/ui/key-value-list'
import type { ReactNode } from 'react'
import { PageLink } from '../../navigation/page-link.tsx'
import { appointmentText, STATES } from './money-texts.ts'

/** The sum and the state at the top of the details. */
export function DetailsHead(props: { amount: number; list: keyof typeof STATES; status: string }) {
  const { amount, list, status } = props
  const { text, tone } = STATES[list][status]!
  return (
    <div className="story-head">
      <b className="num">{euroText(amount)}</b>
      <Badge tone={tone}>{text}</Badge>
    </div>
  )
}

/** A section of the details under its name. */
export function DetailsPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="story-part">
      <h3>{title}</h3>
      {children}
    </section>
  )
}

/** A moment as a fact; one that has not come is absent. */
export const momentFact = (label: string, at: string | null, absent = 'Not yet'): KeyValue =>
  at ? { label, value: formatMoment(new Date(at), serverNow()) } : { label, value: absent, absent: true }

/** An id of the provider's as a fact. */
export const idFact = (label: string, id: string | null): KeyValue =>
  id ? { label, value: <code className="money-id">{id}</code> } : { label, value: 'None yet', absent: true }

/** Facts about a payment: appointment, client and vendor, each with a link. */
export const appointmentFacts = (appointment: PaidForOnWire): KeyValue[] => [
  {
    label: 'Appointment',
    value: appointment.client._id ? (
      <DetailsLink to={`/appointments/${appointment._id}`}>{appointmentText(appointment)}</DetailsLink>
    ) : (
      appointmentText(appointment)
    ),
  },
  {
    label: 'Client',
    // An own booking of the vendor has a client without an account, and no page here.
    value: appointment.client._id ? (
      <DetailsLink to={`/people/clients/${appointment.client._id}`}>{appointment.client.name}</DetailsLink>
    ) : (
      appointment.client.name
    ),
  },
  {
    label: 'Vendor',
    value: (
      <DetailsLink to={`/people/vendors/${appointment.vendor._id}`}>{appointment.vendor.name}</DetailsLink>
    ),
  },
]

/** A link inside the details of a payment, refund, dispute or payout. */
export const DetailsLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <PageLink className="text-link underline underline-offset-3" to={to}>
    {children}
  </PageLink>
)
