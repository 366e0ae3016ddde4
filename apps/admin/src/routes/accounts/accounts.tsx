import type { AccountRole } from '@anseo/contract/accounts-admin'
import { useNow } from '@anseo/site-kit/use-now'
import { Tabs } from '@anseo/ui/tabs'
import { MailCheck } from 'lucide-react'
import { Link } from 'react-router'
import { ExportButton } from '../../listing/export-button.tsx'
import { FilterSelect } from '../../listing/filter-select.tsx'
import { PagedResults } from '../../listing/paged-results.tsx'
import { OrderSelect } from '../../listing/order-select.tsx'
import { SearchBox } from '../../listing/search-box.tsx'
import { useTabWithHits } from '../../listing/use-tab-with-hits.ts'
import { useAccounts } from '../../queries/accounts.ts'
import { Page } from '../../shell/page.tsx'
import { AccountsTable } from './accounts-table.tsx'
import { EMAIL, ORDERS, ROLE_TABS } from './account-texts.ts'
import { useAccountsSearch } from './use-accounts-search.ts'
import '../../listing/listing.css'

const ROLES = Object.keys(ROLE_TABS) as AccountRole[]

/** `/people`: everybody with an account, by site, searched and filtered on the server. */
export function AccountsPage() {
  const { role, query, filters, change, linkTo } = useAccountsSearch()
  const found = useAccounts(query)
  const counts = found.data?.counts
  useTabWithHits({
    tabs: ROLES,
    open: role,
    search: filters.search,
    found,
    onOpen: (other) => change({ role: other }),
  })
  const now = useNow(60_000)
  return (
    <Page title="People" controls={<ExportButton call="GET /api/admin/people.csv" query={query} />}>
      <Tabs
        label="Site"
        active={role}
        tabs={ROLES.map((key) => ({
          key,
          label: ROLE_TABS[key],
          ...(counts && { count: counts[key] ?? 0 }),
          link: <Link to={linkTo({ role: key })} />,
        }))}
      />
      <div className="record-filters">
        <SearchBox
          label="Search people"
          placeholder="Name, email, phone or id"
          search={filters.search}
          onSearch={(search) => change({ search })}
        />
        <FilterSelect
          label="Email"
          icon={<MailCheck aria-hidden="true" />}
          value={filters.email}
          options={EMAIL}
          all="Any email"
          onChange={(email) => change({ email })}
        />
        <OrderSelect order={filters.order} orders={ORDERS} onChange={(order) => change({ order })} />
      </div>
      <PagedResults
        name="People"
        found={found}
        empty="No results. Try other filters."
        linkToPage={(page) => linkTo({}, page)}
      >
        {({ people }) => (
          <AccountsTable role={role} people={people} now={now} query={query} linkTo={linkTo} />
        )}
      </PagedResults>
    </Page>
  )
}
