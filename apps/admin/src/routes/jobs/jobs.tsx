import { useNow } from '@anseo/site-kit/use-now'
import { EmptyState } from '@anseo/ui/empty-state'
import { Pager } from '@anseo/ui/pager'
import magnifierPicture from '@anseo/ui/assets/pictures/magnifier.webp?no-inline'
import { Tabs } from '@anseo/ui/tabs'
import { Unloaded } from '@anseo/ui/unloaded'
import { Filter } from 'lucide-react'
import { Link } from 'react-router'
import { ChainNote } from '../../audit-chain/chain-note.tsx'
import { ExportButton } from '../../listing/export-button.tsx'
import { FilterSelect } from '../../listing/filter-select.tsx'
import { OrderSelect } from '../../listing/order-select.tsx'
import { exportJobs, useJobs } from '../../queries/jobs.ts'
import { PageTop } from '../../shell/page-top.tsx'
import { JobList } from './job-list.tsx'
import { ORDERS, taskText } from './job-texts.ts'
import { RetentionTable } from './retention-table.tsx'
import { RetryAll } from './retry-all.tsx'
import { SweepTable } from './sweep-table.tsx'
import { JOB_TABS, useJobSearch } from './use-job-search.ts'
import { Allowed } from '../../shell/allowed.tsx'
import '../../listing/listing.css'

/** `/jobs`: failed and coming jobs of the queue, and the last runs of scheduled tasks. */
export function JobsPage() {
  const { wanted, linkTo, change } = useJobSearch()
  const found = useJobs(wanted)
  const { data, isError } = found
  const now = useNow(10_000)
  return (
    <>
      <PageTop title="Jobs">
        <ExportButton call="GET /api/admin/jobs.csv" load={() => exportJobs(wanted)} />
      </PageTop>
      <main id="main" tabIndex={-1} className="grid content-start gap-5">
        <Tabs
          label="State"
          active={wanted.state}
          tabs={JOB_TABS.map(({ key, label }) => ({
            key,
            label,
            ...(data && { count: data.counts[key] }),
            link: <Link to={linkTo({ state: key, task: '' })} />,
          }))}
        />
        {!data && <Unloaded what="the jobs" query={found} count={4} height={54} />}
        {data && data.tasks.length > 0 && (
          <div className="record-filters">
            <FilterSelect
              label="Kind"
              icon={<Filter aria-hidden="true" />}
              value={wanted.task}
              options={Object.fromEntries(
                data.tasks.map(({ task, count }) => [task, `${taskText(task)} (${count})`]),
              )}
              all="All kinds"
              onChange={(task) => change({ task })}
            />
            <OrderSelect order={wanted.order} orders={ORDERS} onChange={(order) => change({ order })} />
            {wanted.state === 'failed' && wanted.task && (
              <Allowed to="POST /api/admin/jobs/retry">
                <RetryAll task={wanted.task} count={data.total} />
              </Allowed>
            )}
          </div>
        )}
        {data && data.total === 0 && (
          <EmptyState title="No jobs found" picture={magnifierPicture}>
            {wanted.state === 'failed' ? 'No failed jobs.' : 'No jobs in this state.'}
          </EmptyState>
        )}
        {data && data.total > 0 && (
          <>
            <JobList jobs={data.jobs} now={now} search={wanted} linkTo={linkTo} />
            <Pager
              page={data.page}
              pageSize={data.pageSize}
              total={data.total}
              renderLink={(page) => <Link to={linkTo({}, page)} />}
            />
          </>
        )}
        {data && <SweepTable sweeps={data.sweeps} now={now} />}
        {data && <ChainNote />}
        {(data || isError) && <RetentionTable />}
      </main>
    </>
  )
}
