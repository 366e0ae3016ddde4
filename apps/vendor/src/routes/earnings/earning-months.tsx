import { monthTitle, parseMonth } from '@anseo/domain/calendar-month'
import { euroText } from '@anseo/domain/money'
import { BarChartSkeleton } from '@anseo/ui/bar-chart-skeleton'
import { lazy, Suspense } from 'react'
import { useEarningsSummary } from '../../queries/earnings.ts'

const BarChart = lazy(() => import('@anseo/ui/bar-chart'))

const SERIES = [{ key: 'earned', label: 'Earned' }]
const wholeEuro = (amount: number) => `€${Math.round(amount).toLocaleString('en-IE')}`

/** Shows the earnings of each of the last twelve months. */
export function EarningMonths() {
  const { data, isError } = useEarningsSummary()
  if (isError && !data) return null
  const waiting = <BarChartSkeleton series={SERIES} />
  return (
    <section className="card pad grid grid-cols-1 gap-4" aria-label="Earned by month">
      <h2 className="text-[1.1875rem]">By month</h2>
      {data ? (
        <Suspense fallback={waiting}>
          <BarChart
            label="Earned by month"
            series={SERIES}
            periods={data.months.map(({ month, earned }, index) => ({
              key: month,
              label: monthTitle(parseMonth(month)!).slice(0, 3),
              values: { earned },
              current: index === data.months.length - 1,
            }))}
            format={euroText}
            formatTick={wholeEuro}
          />
        </Suspense>
      ) : (
        waiting
      )}
    </section>
  )
}
