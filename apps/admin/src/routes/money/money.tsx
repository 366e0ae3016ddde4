import { LoadFailure } from '@anseo/ui/load-failure'
import { Tabs } from '@anseo/ui/tabs'
import { Link } from 'react-router'
import { useTabWithHits } from '../../listing/use-tab-with-hits.ts'
import { useMoneyFigures } from '../../queries/money.ts'
import { MONEY_TABS, type MoneyTab, TAB_LABELS } from '../../navigation/pages.ts'
import { Page } from '../../shell/page.tsx'
import { Ledger } from './ledger.tsx'
import { MoneyDownload } from './money-download.tsx'
import { MoneyFilters, PeriodSelect } from './money-filters.tsx'
import { MoneyKpis } from './money-kpis.tsx'
import { Disputes, Payments, Payouts, Refunds } from './money-lists.tsx'
import { MoneyDetails } from './money-details.tsx'
import { useMoneySearch } from './use-money-search.ts'
import '../../listing/listing.css'
import './money.css'

const PANELS: Record<MoneyTab, () => React.ReactNode> = {
  payments: () => <Payments />,
  refunds: () => <Refunds />,
  payouts: () => <Payouts />,
  disputes: () => <Disputes />,
  ledger: () => <Ledger />,
}

const UNFILTERED = { status: '', account: '', id: '' }

/** Tabs that can be searched; the ledger cannot. */
const SEARCHED = MONEY_TABS.filter((tab) => tab !== 'ledger')

/** `/money`: payments, refunds, disputes, payouts, and the ledger. */
export function MoneyPage() {
  const { tab, query, linkTo, change } = useMoneySearch()
  const { search, from, to } = query
  const found = useMoneyFigures({ search, from, to })
  const { data: figures } = found
  useTabWithHits({
    tabs: SEARCHED,
    open: tab,
    search,
    found,
    onOpen: (other) => change({ tab: other, status: '' }),
  })
  const countOf = (key: MoneyTab) =>
    figures && (key !== 'ledger' || search === '') ? { count: figures.counts[key] } : {}
  return (
    <Page
      title="Money"
      controls={
        <>
          <PeriodSelect />
          <span className="max-lg:hidden">
            <MoneyDownload />
          </span>
        </>
      }
    >
      {figures && <MoneyKpis figures={figures} />}
      {!figures && !found.isError && <div className="h-29" aria-hidden="true" />}
      {!figures && found.isError && <LoadFailure title="We couldn't load the figures" query={found} />}
      <Tabs
        label="Money"
        active={tab}
        tabs={MONEY_TABS.map((key) => ({
          key,
          label: TAB_LABELS[key],
          ...countOf(key),
          link: <Link to={linkTo({ tab: key, ...UNFILTERED, ...(key === 'ledger' && { search: '' }) }, 1)} />,
        }))}
      />
      <MoneyFilters />
      {PANELS[tab]()}
      <MoneyDetails />
    </Page>
  )
}
