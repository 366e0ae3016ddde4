import { useNow } from '@anseo/site-kit/use-now'
import { Tabs } from '@anseo/ui/tabs'
import { Link } from 'react-router'
import { ExportButton } from '../../listing/export-button.tsx'
import { ListTable } from '../../listing/list-table.tsx'
import { PagedResults } from '../../listing/paged-results.tsx'
import { SearchBox } from '../../listing/search-box.tsx'
import { useTabWithHits } from '../../listing/use-tab-with-hits.ts'
import { type ReportSearch, useReports } from '../../queries/reports.ts'
import { Page } from '../../shell/page.tsx'
import { ReportKinds } from '../notices/report-kinds.tsx'
import { reportColumns } from './report-columns.tsx'
import { useReportSearch } from './use-report-search.ts'
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
  const { data } = found
  useTabWithHits({
    tabs: STATES,
    open: wanted.status,
    search: wanted.search,
    found,
    onOpen: (status) => change({ status, order: '' }),
  })
  const now = useNow(60_000)
  return (
    <Page title="Reports" controls={<ExportButton call="GET /api/admin/reports.csv" query={wanted} />}>
      <ReportKinds active="problems" />
      <Tabs
        label="State"
        active={wanted.status}
        tabs={TABS.map(({ key, label }) => ({
          key,
          label,
          ...(data && { count: data.counts[key] }),
          link: <Link to={linkTo({ status: key, order: '' })} />,
        }))}
      />
      <SearchBox
        label="Search reports"
        placeholder="Client, vendor or appointment id"
        search={wanted.search}
        onSearch={(search) => change({ search })}
      />
      <PagedResults
        name="Reports"
        found={found}
        empty={emptyText(wanted)}
        linkToPage={(page) => linkTo({}, page)}
      >
        {({ reports }) => (
          <ListTable
            caption="Reports"
            columns={reportColumns(wanted.status, now)}
            rows={reports}
            nameOf={({ client, vendor }) => `the report of ${client.name} about ${vendor.name}`}
            order={wanted.order}
            linkTo={linkTo}
            download={{ call: 'GET /api/admin/reports.csv', query: wanted }}
          />
        )}
      </PagedResults>
    </Page>
  )
}

function emptyText({ search, status }: ReportSearch): string {
  if (search) return 'Try another name or an id.'
  return status === 'open'
    ? 'Problem reports from clients will appear here.'
    : 'No report has been resolved yet.'
}
