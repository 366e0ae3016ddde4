import { formatCount } from '@anseo/domain/counted'
import { parseIsoDate } from '@anseo/domain/calendar-date'
import { formatSpan } from '@anseo/domain/calendar-week'
import { LoadFailure } from '@anseo/ui/load-failure'
import { BarChartSkeleton } from '@anseo/ui/bar-chart-skeleton'
import { lazy, Suspense } from 'react'
import { useStats } from '../../queries/stats.ts'

const BarChart = lazy(() => import('@anseo/ui/bar-chart'))

const SERIES = [
  { key: 'paid', label: 'Completed or paid' },
  { key: 'waiting', label: 'Waiting' },
  { key: 'cancelled', label: 'Cancelled' },
]

/** Chart of the weekly bookings up to the end of the period, by outcome. */
export function BookingsChart({ days }: { days: { from: string; to: string } }) {
  const { data, isError, isFetching, refetch } = useStats({ ...days, by: 'week' })
  const waiting = <BarChartSkeleton series={SERIES} />
  if (!data && isError) {
    return <LoadFailure title="We couldn't load the chart" query={{ isFetching, refetch }} />
  }
  if (!data) return waiting
  if (data.groups.length === 0) return <p className="muted">No bookings in these weeks.</p>
  const last = data.groups.at(-1)?.key
  return (
    <Suspense fallback={waiting}>
      <BarChart
        label="Bookings by week"
        series={SERIES}
        periods={data.groups.map(({ key, paid, waiting: open, cancelled }) => ({
          key,
          label: dayOf(key),
          current: key === last,
          values: { paid, waiting: open, cancelled: cancelled.total },
        }))}
        format={formatCount}
      />
    </Suspense>
  )
}

/** Returns the Monday of a week as text, such as '16 Nov'. */
function dayOf(key: string): string {
  const monday = parseIsoDate(key)
  return monday ? formatSpan(monday, monday) : key
}
