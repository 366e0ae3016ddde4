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

/** Returns an instant as a fact; muted if there is none yet. */
export const momentFact = (label: string, at: string | null): KeyValue =>
  at ? { label, value: formatMoment(new Date(at), serverNow()) } : { label, value: 'Not yet', absent: true }

/** Returns an id of the payment provider as a fact. */
export const idFact = (label: string, id: string | null): KeyValue =>
  id ? { label, value: <code className="money-id">{id}</code> } : { label, value: 'None yet', absent: true }

/** Returns the facts about a payment: appointment, client and vendor, each with a link. */
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
    // The client of a vendor's own booking has no account, and so no page.
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
