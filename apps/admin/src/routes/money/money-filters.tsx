import { LEDGER_ACCOUNTS } from '@anseo/domain/ledger'
import { BareSelect } from '@anseo/ui/bare-select'
import { classNames } from '@anseo/ui/class-names'
import { CalendarDays, Filter } from 'lucide-react'
import { DayFilter } from '../../listing/filter-select.tsx'
import { OrderSelect } from '../../listing/order-select.tsx'
import { SearchBox } from '../../listing/search-box.tsx'
import { MoneyDownload } from './money-download.tsx'
import { ACCOUNT_LABELS, ordersOf, STATES } from './money-texts.ts'
import { PERIODS, type Period, useMoneySearch } from './use-money-search.ts'

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
        <BareSelect
          label="Account"
          icon={<Filter aria-hidden="true" />}
          value={account}
          onChange={(event) => change({ account: event.target.value })}
        >
          <option value="">All accounts</option>
          {LEDGER_ACCOUNTS.map((name) => (
            <option key={name} value={name}>
              {ACCOUNT_LABELS[name]}
            </option>
          ))}
        </BareSelect>
      ) : (
        <BareSelect
          label="State"
          icon={<Filter aria-hidden="true" />}
          value={status}
          onChange={(event) => change({ status: event.target.value })}
        >
          <option value="">All states</option>
          {Object.entries(STATES[tab]).map(([key, { text }]) => (
            <option key={key} value={key}>
              {text}
            </option>
          ))}
        </BareSelect>
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

/** The stretch of time of all tabs. */
export function PeriodSelect() {
  const { period, change } = useMoneySearch()
  return (
    <span className="w-46 max-w-full">
      <BareSelect
        label="Period"
        icon={<CalendarDays aria-hidden="true" />}
        value={period}
        onChange={(event) => change({ period: event.target.value as Period, from: '', to: '' })}
      >
        {Object.entries(PERIODS).map(([key, { label }]) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </BareSelect>
    </span>
  )
}
