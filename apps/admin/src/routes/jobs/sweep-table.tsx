import type { SweepOnWire } from '@anseo/contract/jobs'
import { relativeTime } from '@anseo/domain/relative-time'
import { Badge } from '@anseo/ui/badge'
import { type Column, DataTable } from '@anseo/ui/data-table'

const columns = (now: Date): Column<SweepOnWire>[] => [
  {
    key: 'name',
    head: 'Scheduled task',
    lead: true,
    renderCell: ({ name }) => <b className="inline-block first-letter:uppercase">{name}</b>,
  },
  {
    key: 'ran',
    head: 'Last run',
    named: true,
    renderCell: ({ ranAt }) => <span className="muted">{relativeTime(ranAt, now)}</span>,
  },
  { key: 'took', head: 'Duration', figure: true, named: true, renderCell: ({ tookMs }) => `${tookMs} ms` },
  {
    key: 'state',
    head: 'State',
    renderCell: ({ error, failedAt }) => (
      <span className="[overflow-wrap:anywhere]">
        {error === null ? <Badge tone="complete">OK</Badge> : <Badge tone="declined">Failed</Badge>}
        {error !== null && <small className="block">{error}</small>}
        {error === null && failedAt && (
          <small className="muted block">Failed {relativeTime(failedAt, now).toLowerCase()}</small>
        )}
      </span>
    ),
  },
]

/** Shows the scheduled tasks, which run every 15 seconds: their last run and its result. */
export function SweepTable({ sweeps, now }: { sweeps: SweepOnWire[]; now: Date }) {
  return (
    <section className="grid gap-3" aria-labelledby="sweeps">
      <h2 id="sweeps" className="text-[1.25rem]">
        Scheduled tasks
      </h2>
      <DataTable caption="Scheduled tasks" columns={columns(now)} rows={sweeps} rowKey={({ name }) => name} />
    </section>
  )
}
