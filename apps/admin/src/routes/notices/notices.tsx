import { useNow } from '@anseo/site-kit/use-now'
import { DataTable } from '@anseo/ui/data-table'
import { Segmented } from '@anseo/ui/segmented'
import { FilterSelect } from '../../listing/filter-select.tsx'
import { keyIn } from '../../listing/key-in.ts'
import { SearchBox } from '../../listing/search-box.tsx'
import { ShowMore } from '../../listing/show-more.tsx'
import { useListSearch } from '../../listing/use-list-search.ts'
import { useContentNotices } from '../../queries/content-notices.ts'
import { PageTop } from '../../shell/page-top.tsx'
import { noticeColumns } from './notice-columns.tsx'
import { KINDS, REASONS } from './notice-texts.ts'
import { ReportKinds } from './report-kinds.tsx'
import '../../listing/listing.css'

/** `/notices`: reports of content, open ones oldest first (D6). */
export function NoticesPage() {
  const { filters, change } = useListSearch({ status: 'open', kind: '', reason: '', search: '' })
  const status = filters.status === 'decided' ? 'decided' : 'open'
  const kind = keyIn(KINDS, filters.kind)
  const reason = keyIn(REASONS, filters.reason)
  const found = useContentNotices({
    status,
    ...(kind && { kind }),
    ...(reason && { reason }),
    ...(filters.search && { search: filters.search }),
  })
  const now = useNow(60_000)
  return (
    <>
      <PageTop title="Reports of content" />
      <main id="main" tabIndex={-1} className="records">
        <ReportKinds active="content" />
        <div className="record-filters">
          <SearchBox
            label="Search reports"
            placeholder="Name of the author, or an id"
            sought={filters.search}
            onSearch={(search) => change({ search })}
          />
          <Segmented
            label="State"
            options={[
              { value: 'open', label: 'Open' },
              { value: 'decided', label: 'Decided' },
            ]}
            value={status}
            onChange={(next) => change({ status: next })}
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
        </div>
        <ShowMore
          name="reports"
          empty={status === 'open' ? 'No reports to decide.' : 'No results. Try other filters.'}
          rows={found.data?.pages.flatMap(({ rows }) => rows)}
          found={found}
        >
          {(rows) => (
            <DataTable
              rowsOpen
              caption="Reports of content"
              columns={noticeColumns(status, now)}
              rows={[...rows]}
              rowKey={({ _id }) => _id}
            />
          )}
        </ShowMore>
      </main>
    </>
  )
}
