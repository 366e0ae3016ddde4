import { serverNow } from '@anseo/api-client/server-clock'
import type { VettingOnWire } from '@anseo/contract/vetting'
import { formatCount } from '@anseo/domain/counted'
import { formatMoment } from '@anseo/domain/moment-text'
import { PageLink } from '../../navigation/page-link.tsx'

/** Paid appointments of a vendor that is off the list, each for the operator to settle (L7). */
export function UnsettledAppointments({ unsettled, unsettledTotal }: VettingOnWire) {
  if (unsettled.length === 0) return null
  const hidden = unsettledTotal - unsettled.length
  return (
    <section className="card pad grid gap-3" aria-label="Paid appointments to decide">
      <h2 className="text-[1.125rem]">Paid appointments to decide</h2>
      <ul className="grid gap-[.9rem]">
        {unsettled.map(({ _id, startsAt, clientName }) => (
          <li key={_id}>
            <PageLink className="link" to={`/appointments/${_id}`}>
              {formatMoment(new Date(startsAt), serverNow())}
            </PageLink>
            <p className="hint">{clientName}</p>
          </li>
        ))}
      </ul>
      {hidden > 0 && <p className="hint">And {formatCount(hidden)} more.</p>}
    </section>
  )
}
