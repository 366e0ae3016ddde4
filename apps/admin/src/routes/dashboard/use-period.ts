import { useNow } from '@anseo/site-kit/use-now'
import { addDays, formatIsoDate } from '@anseo/domain/calendar-date'
import { formatSpan } from '@anseo/domain/calendar-week'
import { daysOfPeriod, STATISTICS_PERIODS, type StatisticsPeriod } from '@anseo/domain/statistics-period'
import { useSearchParams } from 'react-router'

/** Labels of each period and of the one it is compared with. */
export const PERIOD_TEXTS: Record<StatisticsPeriod, { label: string; before: string }> = {
  week: { label: 'This week', before: 'vs this point last week' },
  'last-week': { label: 'Last week', before: 'vs the week before' },
  '4-weeks': { label: 'Last 4 weeks', before: 'vs the 4 before' },
  '12-weeks': { label: 'Last 12 weeks', before: 'vs the 12 before' },
  '52-weeks': { label: 'Last 52 weeks', before: 'vs the 52 before' },
}

/** Bars of the chart, the last of them the last week of the period. */
const CHART_WEEKS = 12

/** Reads the period that the address asks for, as days in Dublin. */
export function usePeriod() {
  const [params, setParams] = useSearchParams()
  const now = useNow(60_000)
  const period = STATISTICS_PERIODS.find((name) => name === params.get('period')) ?? 'week'
  const daysOf = (wanted: StatisticsPeriod) => daysOfPeriod(wanted, now)
  const { from, to } = daysOf(period)
  const days = { from: formatIsoDate(from), to: formatIsoDate(to) }
  return {
    now,
    period,
    days,
    chartDays: { from: formatIsoDate(addDays(to, 1 - 7 * CHART_WEEKS)), to: days.to },
    /** Returns the days of a period, such as '16–22 Nov'. */
    spanOf: (wanted: StatisticsPeriod) => formatSpan(daysOf(wanted).from, daysOf(wanted).to),
    choose: (chosen: StatisticsPeriod) =>
      setParams(chosen === 'week' ? {} : { period: chosen }, { replace: true }),
  }
}
