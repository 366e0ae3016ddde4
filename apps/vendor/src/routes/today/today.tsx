import { loadMore } from '@anseo/site-kit/load-more'
import { useNow } from '@anseo/site-kit/use-now'
import { appointmentState, type AppointmentState, isLive } from '@anseo/domain/appointment'
import { dublinDate } from '@anseo/domain/dublin-time'
import { formatLongDay } from '@anseo/domain/near-day'
import { Button } from '@anseo/ui/button'
import { Switch } from '@anseo/ui/switch'
import { Unloaded } from '@anseo/ui/unloaded'
import { ExternalLink } from 'lucide-react'
import { publicPage } from '../../client-site.ts'
import { useAppointments, useOpenRequests } from '../../queries/appointments.ts'
import { useSetAvailable, useVendor } from '../../queries/profile.ts'
import { Page } from '../../shell/page.tsx'
import { AwaitingCompletion } from './awaiting-completion.tsx'
import { ComingUp } from './coming-up.tsx'
import { Earlier } from './earlier.tsx'
import { Next } from './next.tsx'
import { Money } from './money.tsx'
import { Requests } from './requests.tsx'
import { isOfToday, TodaysAppointments } from './todays-appointments.tsx'
import { VettingNote } from './vetting-note.tsx'

/** `/`: the next appointment, open requests, and upcoming appointments. */
export function TodayPage() {
  const vendor = useVendor()
  const now = useNow()
  const setAvailable = useSetAvailable()
  return (
    <Page
      title={formatLongDay(dublinDate(now))}
      controls={
        <>
          <Switch
            label="Taking bookings"
            checked={vendor.available}
            disabled={setAvailable.isPending}
            onChange={(on) => setAvailable.mutate(on)}
          />
          {vendor.isVerified && (
            <span className="max-lg:hidden">
              <Button asChild tone="sec" size="sm" icon={<ExternalLink aria-hidden="true" />}>
                <a href={publicPage(vendor._id)}>View my page</a>
              </Button>
            </span>
          )}
        </>
      }
    >
      <VettingNote vendor={vendor} />
      <Day now={now} />
    </Page>
  )
}

function Day({ now }: { now: Date }) {
  const query = useAppointments()
  const requests = useOpenRequests()
  if (!query.data) return <Unloaded what="your appointments" query={query} count={4} />
  if (!requests.data) return <Unloaded what="your requests" query={requests} count={4} />
  const onMore = query.hasNextPage ? () => void loadMore(query, (shown) => shown.length) : null
  // The list begins with live appointments: while only those are loaded, the next page continues them.
  const hasMoreLive = onMore !== null && query.data.every(({ facts }) => isLive(facts, now))
  const inState = (state: AppointmentState) =>
    query.data.filter(({ facts }) => appointmentState(facts, now) === state)
  return (
    <div className="today">
      <div className="today-next">
        <Next appointment={inState('paid')[0]} now={now} />
      </div>
      <div className="today-requests">
        <Requests appointments={requests.data} now={now} />
      </div>
      <div className="grid gap-5">
        <AwaitingCompletion appointments={inState('awaiting-completion')} now={now} />
        <TodaysAppointments
          appointments={query.data.filter((appointment) => isOfToday(appointment, now))}
          now={now}
        />
        <Money />
        <ComingUp
          appointments={query.data}
          now={now}
          onMore={hasMoreLive ? onMore : null}
          busy={query.isFetchingNextPage}
        />
        <Earlier
          appointments={query.data}
          now={now}
          onMore={hasMoreLive ? null : onMore}
          busy={query.isFetchingNextPage}
        />
      </div>
    </div>
  )
}
