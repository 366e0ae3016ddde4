import { serverNow } from '@anseo/api-client/server-clock'
import { isLive } from '@anseo/domain/appointment'
import { formatSlot } from '@anseo/domain/moment-text'
import { Button } from '@anseo/ui/button'
import { CardSkeleton } from '@anseo/ui/card-skeleton'
import { PersonLine } from '@anseo/ui/person-line'
import { Link } from 'react-router'
import { useAppointments } from '../../queries/appointments.ts'

/** Appointments that have to end or be cancelled before an account is erased (L7), each leading to where that is done. */
export function LiveAppointments({ count }: { count: number }) {
  const { data, isError } = useAppointments()
  const now = serverNow()
  // Reserves their space, so that the form below does not move.
  if (!data && !isError) return <CardSkeleton count={count} height={48} />
  const live = (data ?? []).filter(({ facts }) => isLive(facts, now))
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
            <PersonLine name={clientData.name} picture={clientData.image} lines={formatSlot(facts, now)} />
            <Button asChild tone="sec" size="sm">
              <Link to={`/appointments/${_id}`}>
                View<span className="sr-only">, with {clientData.name}</span>
              </Link>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
