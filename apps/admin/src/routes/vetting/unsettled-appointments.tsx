import { serverNow } from '@anseo/api-client/server-clock'
import type { VettingOnWire } from '@anseo/contract/vetting'
import { formatMoment } from '@anseo/domain/moment-text'
import { PageLink } from '../../navigation/page-link.tsx'

/** Paid appointments of a vendor that is off the list, each for the operator to settle (L7). */
export function UnsettledAppointments({ appointments }: { appointments: VettingOnWire['unsettled'] }) {
  if (appointments.length === 0) return null
  return (
    <section className="card pad grid gap-3" aria-label="Paid appointments to decide">
      <h2 className="text-[1.125rem]">Paid appointments to decide</h2>
      <ul className="grid gap-[.9rem]">
        {appointments.map(({ _id, startsAt, clientName }) => (
          <li key={_id}>
            <PageLink className="link" to={`/appointments/${_id}`}>
              {formatMoment(new Date(startsAt), serverNow())}
            </PageLink>
            <p className="hint">{clientName}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
