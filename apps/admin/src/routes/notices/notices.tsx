import type { NoticeRowOnWire } from '@anseo/contract/content-notices'
import { useNow } from '@anseo/site-kit/use-now'
import { Segmented } from '@anseo/ui/segmented'
import { ExportButton } from '../../listing/export-button.tsx'
import { FilterSelect } from '../../listing/filter-select.tsx'
import { keyIn } from '../../listing/key-in.ts'
import { type ListActions, ListTable } from '../../listing/list-table.tsx'
import { OrderSelect } from '../../listing/order-select.tsx'
import { SearchBox } from '../../listing/search-box.tsx'
import { ShowMore } from '../../listing/show-more.tsx'
import { useListSearch } from '../../listing/use-list-search.ts'
import { type NoticesQuery, useContentNotices } from '../../queries/content-notices.ts'
import { Page } from '../../shell/page.tsx'
import { noticeColumns, noticeName } from './notice-columns.tsx'
import { KINDS, ORDERS, REASONS, usualOrder } from './notice-texts.ts'
import { ReportKinds } from './report-kinds.tsx'
import { TakeChosen } from './take-chosen.tsx'
import '../../listing/listing.css'

/** `/notices`: reports of content, open ones oldest first (D6). */
export function NoticesPage() {
  const { filters, linkTo, change } = useListSearch({
    status: 'open',
    kind: '',
    reason: '',
    search: '',
    order: '',
  })
  const status = filters.status === 'decided' ? 'decided' : 'open'
  const kind = keyIn(KINDS, filters.kind)
  const reason = keyIn(REASONS, filters.reason)
  const order = keyIn(ORDERS, filters.order) ?? usualOrder(status)
  const query: NoticesQuery = { status, order, kind, reason, search: filters.search }
  const found = useContentNotices(query)
  const now = useNow(60_000)
  return (
    <Page
      title="Reports of content"
      controls={<ExportButton call="GET /api/admin/content-notices.csv" query={query} />}
    >
      <ReportKinds active="content" />
      <div className="record-filters">
        <SearchBox
          label="Search reports"
          placeholder="Name of the author, or an id"
          search={filters.search}
          onSearch={(search) => change({ search })}
        />
        <Segmented
          label="State"
          options={[
            { value: 'open', label: 'Open' },
            { value: 'decided', label: 'Decided' },
          ]}
          value={status}
          onChange={(next) => change({ status: next, order: '' })}
        />
        <FilterSelect
          label="Kind"
          value={filters.kind}
          options={KINDS}
          all="Any kind"
          onChange={(next) => change({ kind: next })}
        />
        <FilterSelect
          label="Reason"
          value={filters.reason}
          options={REASONS}
          all="Any reason"
          onChange={(next) => change({ reason: next })}
        />
        <OrderSelect order={order} orders={ORDERS} onChange={(next) => change({ order: next })} />
      </div>
      <ShowMore
        name="reports"
        empty={status === 'open' ? 'No reports to decide.' : 'No results. Try other filters.'}
        found={found}
        rowsIn={({ pages }) => pages.flatMap(({ rows }) => rows)}
      >
        {(rows) => (
          <ListTable
            caption="Reports of content"
            columns={noticeColumns(status, now)}
            rows={[...rows]}
            nameOf={(notice) => `the report of ${noticeName(notice)}`}
            order={order}
            linkTo={linkTo}
            download={{
              call: 'GET /api/admin/content-notices.csv',
              query,
            }}
            {...(status === 'open' && { actions: TAKING })}
          />
        )}
      </ShowMore>
    </Page>
  )
}

const TAKING: ListActions<NoticeRowOnWire> = {
  call: 'POST /api/admin/content-notices/:id/take',
  render: (chosen, done) => <TakeChosen notices={chosen} onDone={done} />,
}
