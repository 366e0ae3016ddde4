import { STATISTICS_PERIODS, type StatisticsPeriod } from '@anseo/domain/statistics-period'
import { BareSelect } from '@anseo/ui/bare-select'
import { Loaded } from '@anseo/ui/loaded'
import { Skeleton } from '@anseo/ui/skeleton'
import { CalendarDays } from 'lucide-react'
import { ExportButton } from '../../listing/export-button.tsx'
import { useOverview, useStats } from '../../queries/stats.ts'
import { Page } from '../../shell/page.tsx'
import { BookingsChart } from './bookings-chart.tsx'
import { ByEnd, BySpeciality, ByTown } from './breakdowns.tsx'
import { DemandFigures } from './demand-figures.tsx'
import { FiguresRow } from './figures-row.tsx'
import { NeedsList } from './needs-list.tsx'
import { SeriesFigures } from './series-figures.tsx'
import { SystemStatus } from './system-status.tsx'
import { PERIOD_TEXTS, usePeriod } from './use-period.ts'
import './dashboard.css'

/** `/`: figures of a period, tasks for people, and background work. */
export function DashboardPage() {
  const { period, days, chartDays, spanOf, choose } = usePeriod()
  const { label, before } = PERIOD_TEXTS[period]
  const found = useStats({ ...days, by: 'week' })
  const download = <ExportButton call="GET /api/admin/stats/export" query={{ ...days, by: 'week' }} />
  return (
    <Page
      title={label}
      controls={
        <>
          <span className="period-select">
            <BareSelect
              label="Period"
              icon={<CalendarDays aria-hidden="true" />}
              value={period}
              closed={spanOf(period)}
              onChange={({ target }) => choose(target.value as StatisticsPeriod)}
            >
              {STATISTICS_PERIODS.map((name) => (
                <option key={name} value={name}>
                  {`${spanOf(name)}, ${PERIOD_TEXTS[name].label.toLowerCase()}`}
                </option>
              ))}
            </BareSelect>
          </span>
          <span className="max-lg:hidden">{download}</span>
        </>
      }
    >
      <Loaded what="the figures" found={found} waiting={<FiguresSkeleton />}>
        {(stats) => <FiguresRow stats={stats} days={days} compared={before} />}
      </Loaded>
      <div className="grid content-start items-start gap-5 min-[1180px]:grid-cols-[minmax(0,1.75fr)_minmax(0,1fr)]">
        <div className="grid content-start gap-5">
          <section className="card">
            <div className="card-head">
              <h2>Bookings by week</h2>
              <span className="lg:hidden">{download}</span>
            </div>
            <div className="card-body">
              <BookingsChart days={chartDays} />
            </div>
          </section>
          <div className="dashboard-breakdowns">
            <div className="grid content-start gap-5">
              <BySpeciality days={days} />
              <DemandFigures days={days} />
            </div>
            <div className="grid content-start gap-5">
              <ByTown days={days} />
              <ByEnd days={days} />
              <SeriesFigures days={days} />
            </div>
          </div>
        </div>
        <OverviewColumn />
      </div>
    </Page>
  )
}

/** Shows tasks for people and the state of background work. */
function OverviewColumn() {
  const { now } = usePeriod()
  const waiting = <Skeleton height={420} className="w-full" />
  return (
    <Loaded what="the to-do list" found={useOverview()} waiting={waiting}>
      {(overview) => (
        <aside className="grid content-start gap-5" aria-label="To-do list and system status">
          <NeedsList overview={overview} now={now} />
          <SystemStatus runs={overview.runs} now={now} />
        </aside>
      )}
    </Loaded>
  )
}

const FiguresSkeleton = () => (
  <>
    <span className="sr-only" role="status">
      Loading figures...
    </span>
    <div className="kpis" aria-hidden="true">
      {['a', 'b', 'c', 'd', 'e'].map((key) => (
        <Skeleton key={key} className="kpi" />
      ))}
    </div>
  </>
)
