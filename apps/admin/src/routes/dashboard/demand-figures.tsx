import { KeyValueList } from '@anseo/ui/key-value-list'
import { Skeleton } from '@anseo/ui/skeleton'
import { useDemandStats } from '../../queries/stats.ts'

/** What clients of the period asked several vendors for, and who waited for a time (C7, C8). */
export function DemandFigures({ days }: { days: { from: string; to: string } }) {
  const { data } = useDemandStats(days)
  return (
    <section className="card">
      <div className="card-head">
        <h2>Quote requests and waitlist</h2>
        {data && <small>{data.waitlist.waiting.toLocaleString('en-IE')} waiting now</small>}
      </div>
      <div className="card-body">
        {data ? (
          <KeyValueList
            items={[
              { label: 'Requests sent', value: data.requests.sent.toLocaleString('en-IE') },
              { label: 'With a quote', value: data.requests.answered.toLocaleString('en-IE') },
              { label: 'With an accepted quote', value: data.requests.accepted.toLocaleString('en-IE') },
              { label: 'People told of a free time', value: data.waitlist.told.toLocaleString('en-IE') },
              { label: 'People who booked it', value: data.waitlist.booked.toLocaleString('en-IE') },
            ]}
          />
        ) : (
          <Skeleton height={160} className="w-full" />
        )}
      </div>
    </section>
  )
}
