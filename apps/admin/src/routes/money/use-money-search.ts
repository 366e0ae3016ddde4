import { addDays, formatIsoDate } from '@anseo/domain/calendar-date'
import { dublinDate } from '@anseo/domain/dublin-time'
import { useNow } from '@anseo/site-kit/use-now'
import { keyIn } from '../../listing/key-in.ts'
import { useListSearch } from '../../listing/use-list-search.ts'
import { MONEY_TABS } from '../../navigation/pages.ts'
import { ACCOUNT_LABELS, ordersOf, STATES } from './money-texts.ts'

/** Periods to choose from, each with the number of days that it goes back. */
export const PERIODS = {
  today: { label: 'Today', daysBack: 0 },
  week: { label: 'Last 7 days', daysBack: 6 },
  month: { label: 'Last 30 days', daysBack: 29 },
  year: { label: 'Last 365 days', daysBack: 364 },
  all: { label: 'All time', daysBack: null },
  days: { label: 'From … to …', daysBack: null },
} as const

const DEFAULTS = {
  tab: 'payments',
  search: '',
  status: '',
  account: '',
  order: 'newest',
  period: 'month',
  /** Days as `YYYY-MM-DD`, for the period 'days'; empty is open. */
  from: '',
  to: '',
  /** The row whose details are open; '' for none. */
  id: '',
}

type Change = Partial<typeof DEFAULTS>

/** Reads the search from the address, with the query that it means, and makes links that change it. */
export function useMoneySearch() {
  const { filters, page, linkTo, change } = useListSearch(DEFAULTS)
  const today = dublinDate(useNow(60_000))
  const { id } = filters
  const period = keyIn(PERIODS, filters.period) ?? 'month'
  const tab = MONEY_TABS.find((each) => each === filters.tab) ?? 'payments'
  const wanted = {
    search: tab === 'ledger' ? '' : filters.search,
    status: tab === 'ledger' ? '' : (keyIn(STATES[tab], filters.status) ?? ''),
    account: keyIn(ACCOUNT_LABELS, filters.account) ?? '',
    order: keyIn(ordersOf(tab), filters.order) ?? 'newest',
  }
  const { daysBack } = PERIODS[period]
  const { from, to } = period === 'days' ? filters : DEFAULTS
  const start = daysBack === null ? from : formatIsoDate(addDays(today, -daysBack))
  return {
    tab,
    id,
    period,
    from,
    to,
    ...wanted,
    query: { ...wanted, from: start, to, page },
    linkTo: (changed: Change, toPage = page) => linkTo(changed, toPage),
    change: (changed: Change) => change({ id: '', ...changed }),
  }
}
