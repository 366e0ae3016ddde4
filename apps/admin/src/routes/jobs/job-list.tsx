import type { JobOnWire } from '@anseo/contract/jobs'
import { type ListActions, ListTable } from '../../listing/list-table.tsx'
import type { JobSearch } from '../../queries/jobs.ts'
import { ChosenJobs } from './chosen-jobs.tsx'
import { jobColumns } from './job-columns.tsx'
import { taskText } from './job-texts.ts'

interface JobListProps {
  jobs: JobOnWire[]
  now: Date
  search: JobSearch
  linkTo: (change: { order: string }) => string
}

/** The jobs of one state, sorted and chosen. */
export const JobList = ({ jobs, now, search, linkTo }: JobListProps) => (
  <ListTable
    rowsOpen={false}
    caption="Jobs"
    columns={jobColumns(now)}
    rows={jobs}
    nameOf={({ _id, task }) => `job ${_id}, ${taskText(task)}`}
    order={search.order}
    linkTo={linkTo}
    download={{ call: 'GET /api/admin/jobs.csv', query: search }}
    {...(search.state !== 'running' && { actions: ACTIONS })}
  />
)

const ACTIONS: ListActions<JobOnWire> = {
  call: 'POST /api/admin/jobs/:id/retry',
  render: (chosen, done) => <ChosenJobs ids={chosen.map(({ _id }) => _id)} onDone={done} />,
}
