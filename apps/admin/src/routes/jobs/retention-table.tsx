import { formatCount } from '@anseo/domain/counted'
import type { RetentionPeriodOnWire, RetentionRunOnWire } from '@anseo/contract/retention'
import { parseIsoDate } from '@anseo/domain/calendar-date'
import { formatDay } from '@anseo/domain/slot-date'
import { CardSkeleton } from '@anseo/ui/card-skeleton'
import { type Column, DataTable } from '@anseo/ui/data-table'
import { Loaded } from '@anseo/ui/loaded'
import { useRetention } from '../../queries/retention.ts'

const columns = (runs: readonly RetentionRunOnWire[]): Column<RetentionPeriodOnWire>[] => [
  {
    key: 'what',
    head: 'Data',
    lead: true,
    renderCell: ({ what, why }) => (
      <>
        <b>{what}</b>
        <small className="muted block">{why}</small>
      </>
    ),
  },
  { key: 'kept', head: 'Kept for', named: true, renderCell: ({ kept }) => kept },
  {
    key: 'last',
    head: 'Removed in last run',
    figure: true,
    named: true,
    renderCell: ({ kind }) => formatCount(runs[0]?.removed[kind] ?? 0),
  },
  {
    key: 'all',
    head: 'In 30 runs',
    figure: true,
    named: true,
    renderCell: ({ kind }) => formatCount(runs.reduce((sum, { removed }) => sum + (removed[kind] ?? 0), 0)),
  },
]

/** Shows the retention periods, their reasons, and how much was deleted. */
export function RetentionTable() {
  return (
    <section className="grid gap-3" aria-labelledby="retention">
      <h2 id="retention" className="text-[1.25rem]">
        Data retention
      </h2>
      <Loaded what="the periods" found={useRetention()} waiting={<CardSkeleton count={4} height={54} />}>
        {({ runs, periods }) => (
          <>
            <p className="muted">{lastRun(runs[0])}</p>
            <DataTable
              caption="Data retention"
              columns={columns(runs)}
              rows={periods}
              rowKey={({ kind }) => kind}
            />
          </>
        )}
      </Loaded>
    </section>
  )
}

function lastRun(run: RetentionRunOnWire | undefined): string {
  const day = run && parseIsoDate(run.day)
  if (!day) return 'The job has not run yet.'
  return `${run.finishedAt ? 'Last run' : 'Running since'} ${formatDay(day)}, Irish time.`
}
