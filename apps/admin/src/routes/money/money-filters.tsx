import { classNames } from '@anseo/ui/class-names'
import { CalendarDays, Filter } from 'lucide-react'
import { DayFilter, FilterSelect } from '../../listing/filter-select.tsx'
import { OrderSelect } from '../../listing/order-select.tsx'
import { SearchBox } from '../../listing/search-box.tsx'
import { MoneyDownload } from './money-download.tsx'
import { ACCOUNT_LABELS, ordersOf, STATES } from './money-texts.ts'
import { PERIODS, useMoneySearch } from './use-money-search.ts'

/** Filters of the open tab's list, stored in the address. */
export function MoneyFilters() {
  const { tab, search, status, account, order, period, from, to, change } = useMoneySearch()
  return (
    <div className="money-filters">
      {tab !== 'ledger' && (
        <SearchBox
          label="Search"
          placeholder="Name, appointment or provider id"
          search={search}
          onSearch={(text) => change({ search: text })}
        />
      )}
      {tab === 'ledger' ? (
        <FilterSelect
          label="Account"
          icon={<Filter aria-hidden="true" />}
          value={account}
          options={ACCOUNT_LABELS}
          all="All accounts"
          onChange={(name) => change({ account: name })}
        />
      ) : (
        <FilterSelect
          label="State"
          icon={<Filter aria-hidden="true" />}
          value={status}
          options={Object.fromEntries(Object.entries(STATES[tab]).map(([key, { text }]) => [key, text]))}
          all="All states"
          onChange={(state) => change({ status: state })}
        />
      )}
      <span className={classNames(tab !== 'ledger' && 'lg:hidden') || undefined}>
        <OrderSelect order={order} orders={ordersOf(tab)} onChange={(next) => change({ order: next })} />
      </span>
      <span className="lg:hidden">
        <MoneyDownload />
      </span>
      {period === 'days' && (
        <>
          <DayFilter label="From" value={from} onChange={(day) => change({ from: day })} />
          <DayFilter label="To" value={to} onChange={(day) => change({ to: day })} />
        </>
      )}
    </div>
  )
}

/** Chooses the period, which all tabs share. */
export function PeriodSelect() {
  const { period, change } = useMoneySearch()
  return (
    <span className="w-46 max-w-full">
      <FilterSelect
        label="Period"
        icon={<CalendarDays aria-hidden="true" />}
        value={period}
        options={Object.fromEntries(Object.entries(PERIODS).map(([key, { label }]) => [key, label]))}
        onChange={(chosen) => change({ period: chosen, from: '', to: '' })}
      />
    </span>
  )
}
