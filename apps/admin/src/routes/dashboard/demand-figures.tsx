import { formatCount } from '@anseo/domain/counted'
import { KeyValueList } from '@anseo/ui/key-value-list'
import { LoadFailure } from '@anseo/ui/load-failure'
import { Skeleton } from '@anseo/ui/skeleton'
import { useDemandStats } from '../../queries/stats.ts'

/** Shows the figures of a period on requests to several vendors and on the waitlist (C7, C8). */
export function DemandFigures({ days }: { days: { from: string; to: string } }) {
  const found = useDemandStats(days)
  const { data } = found
  return (
    <section className="card">
      <div className="card-head">
        <h2>Quote requests and waitlist</h2>
        {data && <small>{formatCount(data.waitlist.waiting)} waiting now</small>}
      </div>
      <div className="card-body">
        {data && (
          <KeyValueList
            items={[
              { label: 'Requests sent', value: formatCount(data.requests.sent) },
              { label: 'With a quote', value: formatCount(data.requests.answered) },
              { label: 'With an accepted quote', value: formatCount(data.requests.accepted) },
              { label: 'People told of a free time', value: formatCount(data.waitlist.told) },
              { label: 'People who booked it', value: formatCount(data.waitlist.booked) },
            ]}
          />
        )}
        {!data && !found.isError && <Skeleton height={160} className="w-full" />}
        {!data && found.isError && <LoadFailure title="We couldn't load this" query={found} />}
      </div>
    </section>
  )
}
