import type { AdminAppointmentDetail } from '@anseo/contract/admin-appointments'
import { counted } from '@anseo/domain/counted'
import { dublinDate } from '@anseo/domain/dublin-time'
import { formatFullDate } from '@anseo/domain/near-day'
import { formatPhone } from '@anseo/domain/phone'
import { ArchPortrait } from '@anseo/ui/arch-portrait'
import { Link } from 'react-router'
import { MayOpen } from '../../navigation/may-open.tsx'
import { specialityLabel } from '../../specialities.ts'

/** Shows client and vendor with their contact details and links to their pages. */
export function AppointmentParties({ appointment }: { appointment: AdminAppointmentDetail }) {
  const { client, vendor } = appointment
  return (
    <section className="card pad record-part" aria-label="Client and vendor">
      <Party
        person={client}
        path={client._id && `/people/clients/${client._id}`}
        lines={clientLines(client)}
      />
      <Party
        person={vendor}
        path={`/people/vendors/${vendor._id}`}
        lines={[
          `${specialityLabel(vendor.speciality)}, ${vendor.city}`,
          `${vendor.completed} completed${vendor.rating === null ? '' : `, ${vendor.rating.toFixed(1)}`}`,
        ]}
      />
    </section>
  )
}

function clientLines({ since, bookings, cancelled }: AdminAppointmentDetail['client']): string[] {
  if (since === null) return ["The vendor's own client, without an account"]
  return [
    `Client since ${formatFullDate(dublinDate(new Date(since)))}`,
    `${counted(bookings ?? 0, 'booking')}, ${cancelled} cancelled`,
  ]
}

interface PartyProps {
  person: { name: string; image: string; email: string | null; phone: string | null }
  /** Null for someone without an account. */
  path: string | null
  lines: string[]
}

function Party({ person: { name, image, email, phone }, path, lines }: PartyProps) {
  return (
    <div className="record-party">
      <ArchPortrait name={name} src={image} width={52} />
      <div>
        <b>{name}</b>
        {lines.map((line) => (
          <p key={line} className="hint">
            {line}
          </p>
        ))}
        {email && (
          <p className="hint">
            {email}
            {phone && `, ${formatPhone(phone)}`}
          </p>
        )}
      </div>
      {path && (
        <MayOpen to={path}>
          <Link className="record-link" to={path} aria-label={`Open ${name}`}>
            Open
          </Link>
        </MayOpen>
      )}
    </div>
  )
}
