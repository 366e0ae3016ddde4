import type { JobOnWire } from '@anseo/contract/jobs'
import { formatMoment } from '@anseo/domain/moment-text'
import { relativeTime } from '@anseo/domain/relative-time'
import type { Column } from '@anseo/ui/data-table'
import { JobActions } from './job-actions.tsx'
import { taskText } from './job-texts.ts'

/** Columns of the jobs: task, subject, failure, attempts, due time and actions. */
export const jobColumns = (now: Date): Column<JobOnWire>[] => [
  {
    key: 'task',
    head: 'Job',
    lead: true,
    orders: { up: 'task', down: 'task-desc' },
    renderCell: ({ task, about }) => (
      <span className="block min-w-0 [overflow-wrap:anywhere]">
        <b>{taskText(task)}</b>
        {Object.entries(about).map(([name, value]) => (
          <small key={name} className="muted block text-[.8438rem]">
            {name}: {value}
          </small>
        ))}
      </span>
    ),
  },
  {
    key: 'error',
    head: 'Last error',
    named: true,
    long: true,
    renderCell: ({ lastError }) => (
      <span className="line-clamp-3 max-w-[26rem] [overflow-wrap:anywhere]">{lastError ?? 'None'}</span>
    ),
  },
  {
    key: 'attempts',
    head: 'Attempts',
    figure: true,
    named: true,
    orders: { up: 'attempts-asc', down: 'attempts', downFirst: true },
    renderCell: ({ attempts, maxAttempts }) => `${attempts} of ${maxAttempts}`,
  },
  {
    key: 'due',
    head: 'Due',
    named: true,
    orders: { up: 'soonest', down: 'latest' },
    renderCell: ({ runAt }) => {
      const due = new Date(runAt)
      return <span className="muted">{due > now ? formatMoment(due, now) : relativeTime(runAt, now)}</span>
    },
  },
  { key: 'actions', head: 'Actions', renderCell: (job) => <JobActions job={job} /> },
]
