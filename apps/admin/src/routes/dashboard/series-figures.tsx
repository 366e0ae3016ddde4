import { KeyValueList } from '@anseo/ui/key-value-list'
import { Skeleton } from '@anseo/ui/skeleton'
import { useSeriesStats } from '../../queries/series.ts'

/** The series of the period: asked for, confirmed and ended, and the visits made from them. */
export function SeriesFigures({ days }: { days: { from: string; to: string } }) {
  const { data } = useSeriesStats(days)
  return (
    <section className="card">
      <div className="card-head">
        <h2>Series</h2>
        {data && <small>{data.running.toLocaleString('en-IE')} running now</small>}
      </div>
      <div className="card-body">
        {data ? (
          <KeyValueList
            items={[
              { label: 'Asked for', value: data.asked.toLocaleString('en-IE') },
              { label: 'Confirmed', value: data.confirmed.toLocaleString('en-IE') },
              { label: 'Ended or declined', value: data.ended.toLocaleString('en-IE') },
              { label: 'Visits made', value: data.visits.toLocaleString('en-IE') },
              { label: 'Visits completed', value: data.completed.toLocaleString('en-IE') },
              { label: 'Dates not booked', value: data.conflicts.toLocaleString('en-IE') },
            ]}
          />
        ) : (
          <Skeleton height={160} className="w-full" />
        )}
      </div>
    </section>
  )
}
