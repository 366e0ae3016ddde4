import { useNow } from '@anseo/site-kit/use-now'
import { classNames } from '@anseo/ui/class-names'
import { Tabs } from '@anseo/ui/tabs'
import { Link } from 'react-router'
import { ExportButton } from '../../listing/export-button.tsx'
import { keyIn } from '../../listing/key-in.ts'
import { PagedResults } from '../../listing/paged-results.tsx'
import { OrderSelect } from '../../listing/order-select.tsx'
import { useListSearch } from '../../listing/use-list-search.ts'
import { useEndingChecks, useEndingCounts } from '../../queries/vetting.ts'
import { Page } from '../../shell/page.tsx'
import { CheckRail } from './check-rail.tsx'
import { CheckTable } from './check-table.tsx'
import { ORDERS } from './check-texts.ts'
import '../../listing/listing.css'

/** Days until expiry, in the order of the tabs; 0 stands for expired checks. */
const WITHIN = { 7: 'Next 7 days', 30: 'Next 30 days', 0: 'Expired' } as const
const DAYS = [7, 30, 0] as const

/** Returns '1 expired, 4 in the next 30 days.' once both counts are known, and says when vendors are notified. */
function summaryText(expired: number | undefined, soon: number | undefined): string {
  const known = expired !== undefined && soon !== undefined
  const reminders = 'We remind vendors 30, 14, 7 and 1 days before. Without a new document they are delisted.'
  return known ? `${expired} expired, ${soon} in the next 30 days. ${reminders}` : reminders
}

/** `/checks`: documents that end soon or have ended. From 1280 px the detail is beside the list, on narrower screens in place of it. */
export function ChecksPage() {
  const { filters, page, linkTo, change } = useListSearch({ within: '30', check: '', order: 'soonest' })
  const within = Number(keyIn(WITHIN, filters.within) ?? 30)
  const query = { endingWithinDays: within, order: keyIn(ORDERS, filters.order) ?? 'soonest', page }
  const found = useEndingChecks(query)
  const counts = useEndingCounts(DAYS)
  const now = useNow(60_000)
  const chosen = found.data?.rows.find(({ _id }) => _id === filters.check)
  const shown = chosen ?? found.data?.rows[0]
  const linkToCheck = (check: string) => linkTo({ check }, page)
  return (
    <Page
      title="Expiring documents"
      controls={<ExportButton call="GET /api/admin/checks.csv" query={query} />}
      className={classNames('vetting grid content-start gap-5', chosen && 'in-detail')}
    >
      <div className="vetting-tabs grid gap-4">
        <p className="muted">{summaryText(counts[2], counts[1])}</p>
        <Tabs
          label="Expires"
          active={String(within)}
          tabs={DAYS.map((days, at) => ({
            key: String(days),
            label: WITHIN[days],
            ...(counts[at] !== undefined && { count: counts[at] }),
            link: <Link to={linkTo({ within: String(days), check: '' })} />,
          }))}
        />
        <div className="record-filters">
          <OrderSelect
            order={query.order}
            orders={ORDERS}
            onChange={(order) => change({ order, check: '' })}
          />
        </div>
      </div>
      <PagedResults
        name="Documents"
        found={found}
        empty={within === 0 ? 'No expired documents.' : `No documents expire in the next ${within} days.`}
        linkToPage={(number) => linkTo({ check: '' }, number)}
      >
        {({ rows }) => (
          <div className="grid items-start gap-5 min-[1280px]:grid-cols-[minmax(0,1fr)_23rem]">
            <div className="vetting-list grid gap-5">
              <CheckTable
                checks={rows}
                now={now}
                selectedId={shown?._id}
                query={query}
                linkToCheck={linkToCheck}
                linkTo={({ order }) => linkTo({ order, check: '' })}
              />
            </div>
            {shown && (
              <CheckRail
                key={shown._id}
                check={shown}
                now={now}
                link={linkToCheck(shown._id)}
                back={linkToCheck('')}
              />
            )}
          </div>
        )}
      </PagedResults>
    </Page>
  )
}
