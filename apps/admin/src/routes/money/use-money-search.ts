import { addDays, type CalendarDate, formatIsoDate } from '@anseo/domain/calendar-date'
import { dublinDate } from '@anseo/domain/dublin-time'
import { pageInAddress } from '@anseo/site-kit/page-in-address'
import { useNow } from '@anseo/site-kit/use-now'
import { useSearchParams } from 'react-router'
import type { MoneyQuery } from '../../queries/money.ts'
import { keyIn } from '../../listing/key-in.ts'
import { MONEY_TABS, type MoneyTab } from '../../navigation/pages.ts'
import { ACCOUNT_LABELS, type ORDERS, ordersOf, STATES } from './money-texts.ts'

/** Periods to choose from, each with the number of days that it goes back. */
export const PERIODS = {
  today: { label: 'Today', daysBack: 0 },
  week: { label: 'Last 7 days', daysBack: 6 },
  month: { label: 'Last 30 days', daysBack: 29 },
  year: { label: 'Last 365 days', daysBack: 364 },
  all: { label: 'All time', daysBack: null },
  days: { label: 'From … to …', daysBack: null },
} as const
export type Period = keyof typeof PERIODS

interface MoneySearch {
  tab: MoneyTab
  search: string
  status: string
  account: string
  order: keyof typeof ORDERS
  period: Period
  /** Days as `YYYY-MM-DD`, for the period 'days'; empty is open. */
  from: string
  to: string
  page: number
  /** The row whose details are open; '' for none. */
  id: string
}

/** A change of the search; an order is one of the names in the address. */
type Change = Partial<Omit<MoneySearch, 'order'> & { order: string }>

/** Reads the search from the address, with the query that it means, and makes links that change it. */
export function useMoneySearch() {
  const [params, setParams] = useSearchParams()
  const today = dublinDate(useNow(60_000))
  const text = (name: string) => params.get(name) ?? ''
  const period = keyIn(PERIODS, text('period')) ?? 'month'
  const tab = MONEY_TABS.find((each) => each === params.get('tab')) ?? 'payments'
  const wanted: MoneySearch = {
    tab,
    search: tab === 'ledger' ? '' : text('search'),
    status: tab === 'ledger' ? '' : (keyIn(STATES[tab], text('status')) ?? ''),
    account: keyIn(ACCOUNT_LABELS, text('account')) ?? '',
    order: keyIn(ordersOf(tab), text('order')) ?? 'newest',
    period,
    from: text('from'),
    to: text('to'),
    page: pageInAddress(params),
    id: text('id'),
  }
  const linkTo = (change: Change) => `?${paramsOf({ ...wanted, ...change })}`
  return {
    ...wanted,
    query: queryOf(wanted, today),
    linkTo,
    change: (change: Change) =>
      setParams(paramsOf({ ...wanted, page: 1, id: '', ...change }), { replace: true }),
  }
}

function paramsOf({ tab, period, page, order, ...texts }: Required<Change>): URLSearchParams {
  const params = new URLSearchParams()
  if (tab !== 'payments') params.set('tab', tab)
  if (period !== 'month') params.set('period', period)
  if (order !== 'newest') params.set('order', order)
  if (page > 1) params.set('page', String(page))
  for (const [name, value] of Object.entries(texts)) if (value) params.set(name, value)
  return params
}

function queryOf(wanted: MoneySearch, today: CalendarDate): MoneyQuery {
  const { search, status, account, order, period, page } = wanted
  const { daysBack } = PERIODS[period]
  const from = daysBack === null ? wanted.from : formatIsoDate(addDays(today, -daysBack))
  const isChosen = period === 'days'
  return {
    search,
    status,
    account,
    order,
    from: daysBack !== null || isChosen ? from : '',
    to: isChosen ? wanted.to : '',
    page,
  }
}
