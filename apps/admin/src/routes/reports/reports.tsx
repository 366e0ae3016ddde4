import { useNow } from '@anseo/site-kit/use-now'
import { EmptyState } from '@anseo/ui/empty-state'
import { Pager } from '@anseo/ui/pager'
import magnifierPicture from '@anseo/ui/assets/pictures/magnifier.webp?no-inline'
import { Tabs } from '@anseo/ui/tabs'
import { Unloaded } from '@anseo/ui/unloaded'
import { Link } from 'react-router'
import { ExportButton } from '../../listing/export-button.tsx'
import { ListTable } from '../../listing/list-table.tsx'
import { useTabWithHits } from '../../listing/use-tab-with-hits.ts'
import { exportReports, useReports } from '../../queries/reports.ts'
import { PageTop } from '../../shell/page-top.tsx'
import { ReportKinds } from '../notices/report-kinds.tsx'
import { reportColumns } from './report-columns.tsx'
import { ReportSearchInput } from './report-search-input.tsx'
import { useReportSearch, usualOrder } from './use-report-search.ts'
import '../../listing/listing.css'
import './reports.css'

const TABS = [
  { key: 'open', label: 'Open' },
  { key: 'settled', label: 'Resolved' },
] as const

const STATES = TABS.map(({ key }) => key)

/** `/reports`: problem reports of clients, open ones first, then oldest first. */
export function ReportsPage() {
  const { wanted, linkTo, change } = useReportSearch()
  const found = useReports(wanted)
  const { data, isError, isFetching, refetch } = found
  useTabWithHits({
    tabs: STATES,
    open: wanted.status,
    search: wanted.search,
    found,
    onOpen: (status) => change({ status, order: usualOrder(status) }),
  })
  const now = useNow(60_000)
  return (
    <>
      <PageTop title="Reports">
        <ExportButton call="GET /api/admin/reports.csv" load={() => exportReports(wanted)} />
      </PageTop>
      <main id="main" tabIndex={-1} className="grid content-start gap-5">
        <ReportKinds active="problems" />
        <Tabs
          label="State"
          active={wanted.status}
          tabs={TABS.map(({ key, label }) => ({
            key,
            label,
            ...(data && { count: data.counts[key] }),
            link: <Link to={linkTo({ status: key, order: usualOrder(key), page: 1 })} />,
          }))}
        />
        <ReportSearchInput />
        {!data && (
          <Unloaded what="the reports" query={{ isError, isFetching, refetch }} count={4} height={54} />
        )}
        {data?.total === 0 && (
          <EmptyState
            title={
              wanted.search
                ? 'No reports found'
                : `No ${wanted.status === 'open' ? 'open' : 'resolved'} reports`
            }
            picture={magnifierPicture}
          >
            {wanted.search
              ? 'Try another name or an id.'
              : wanted.status === 'open'
                ? 'Problem reports from clients will appear here.'
                : 'Problem reports will appear here once they are resolved.'}
          </EmptyState>
        )}
        {data && data.total > 0 && (
          <>
            <ListTable
              caption="Reports"
              columns={reportColumns(wanted.status, now)}
              rows={data.reports}
              nameOf={({ client, vendor }) => `the report of ${client.name} about ${vendor.name}`}
              order={wanted.order}
              linkTo={({ order }) => linkTo({ order, page: 1 })}
              download={{ call: 'GET /api/admin/reports.csv', load: (ids) => exportReports(wanted, ids) }}
            />
            <Pager
              page={data.page}
              pageSize={data.pageSize}
              total={data.total}
              more={data.more}
              renderLink={(page) => <Link to={linkTo({ page })} />}
            />
          </>
        )}
      </main>
    </>
  )
}
