import { useNow } from '@anseo/site-kit/use-now'
import { Tabs } from '@anseo/ui/tabs'
import { Filter } from 'lucide-react'
import { Link } from 'react-router'
import { ChainNote } from '../../audit-chain/chain-note.tsx'
import { ExportButton } from '../../listing/export-button.tsx'
import { FilterSelect } from '../../listing/filter-select.tsx'
import { PagedResults } from '../../listing/paged-results.tsx'
import { OrderSelect } from '../../listing/order-select.tsx'
import { useJobs } from '../../queries/jobs.ts'
import { Page } from '../../shell/page.tsx'
import { JobList } from './job-list.tsx'
import { emptyText, kindOptions, ORDERS } from './job-texts.ts'
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
    <Page title="Jobs" controls={<ExportButton call="GET /api/admin/jobs.csv" query={wanted} />}>
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
      {data && (data.tasks.length > 0 || wanted.task) && (
        <div className="record-filters">
          <FilterSelect
            label="Kind"
            icon={<Filter aria-hidden="true" />}
            value={wanted.task}
            options={kindOptions(data.tasks, wanted.task)}
            all="All kinds"
            onChange={(task) => change({ task })}
          />
          <OrderSelect order={wanted.order} orders={ORDERS} onChange={(order) => change({ order })} />
          {wanted.state === 'failed' && wanted.task && data.total > 0 && !found.isPlaceholderData && (
            <Allowed to="POST /api/admin/jobs/retry">
              <RetryAll task={wanted.task} count={data.total} />
            </Allowed>
          )}
        </div>
      )}
      <PagedResults
        name="Jobs"
        found={found}
        empty={emptyText(wanted)}
        linkToPage={(page) => linkTo({}, page)}
      >
        {({ jobs }) => <JobList jobs={jobs} now={now} search={wanted} linkTo={linkTo} />}
      </PagedResults>
      {data && <SweepTable sweeps={data.sweeps} now={now} />}
      {data && <ChainNote />}
      {(data || isError) && <RetentionTable />}
    </Page>
  )
}
