import { serverNow } from '@anseo/api-client/server-clock'
import { isLive } from '@anseo/domain/appointment'
import { formatSlot } from '@anseo/domain/moment-text'
import { PersonLine } from '@anseo/ui/person-line'
import { Link } from 'react-router'
import { useAppointments } from '../../queries/appointments.ts'

/** Appointments that have to end or be cancelled before an account is erased (L7), each leading to where that is done. */
export function LiveAppointments() {
  const live = (useAppointments().data ?? []).filter(({ facts }) => isLive(facts, serverNow()))
  if (live.length === 0) return null
  return (
    <section className="grid gap-3" aria-label="Your upcoming appointments">
      <h2 className="text-lg">Your upcoming appointments</h2>
      <p>
        We can&apos;t delete your account until these are over. If you cancel them, your clients get a full
        refund.
      </p>
      <ul className="grid gap-3">
        {live.map(({ _id, clientData, facts }) => (
          <li key={_id} className="flex flex-wrap items-center justify-between gap-3">
            <PersonLine name={clientData.name} picture={clientData.image} lines={formatSlot(facts)} />
            <Link className="link" to={`/appointments/${_id}`}>
              View<span className="sr-only">, with {clientData.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
