import { formatCount } from '@anseo/domain/counted'
import { KeyValueList } from '@anseo/ui/key-value-list'
import { LoadFailure } from '@anseo/ui/load-failure'
import { Skeleton } from '@anseo/ui/skeleton'
import { useSeriesStats } from '../../queries/series.ts'

/** Shows how many series of the period were asked for, confirmed and ended, and the visits made from them. */
export function SeriesFigures({ days }: { days: { from: string; to: string } }) {
  const found = useSeriesStats(days)
  const { data } = found
  return (
    <section className="card">
      <div className="card-head">
        <h2>Series</h2>
        {data && <small>{formatCount(data.running)} running now</small>}
      </div>
      <div className="card-body">
        {data && (
          <KeyValueList
            items={[
              { label: 'Asked for', value: formatCount(data.asked) },
              { label: 'Confirmed', value: formatCount(data.confirmed) },
              { label: 'Ended or declined', value: formatCount(data.ended) },
              { label: 'Visits made', value: formatCount(data.visits) },
              { label: 'Visits completed', value: formatCount(data.completed) },
              { label: 'Dates not booked', value: formatCount(data.conflicts) },
            ]}
          />
        )}
        {!data && !found.isError && <Skeleton height={160} className="w-full" />}
        {!data && found.isError && <LoadFailure title="We couldn't load this" query={found} />}
      </div>
    </section>
  )
}
