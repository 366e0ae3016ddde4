import { LEDGER_ACCOUNTS } from '@anseo/domain/ledger'
import { BareSelect } from '@anseo/ui/bare-select'
import { SearchInput } from '@anseo/ui/search-input'
import { CalendarDays, Filter } from 'lucide-react'
import { useEffect, useState } from 'react'
import { LedgerDownload } from './ledger-download.tsx'
import { ACCOUNT_LABELS, STATES } from './money-texts.ts'
import { PERIODS, type Period, useMoneySearch } from './use-money-search.ts'

/** How long after the last key the list follows, in ms. */
const FOLLOWS_AFTER = 300
const SEARCH_MAX_LENGTH = 200

/** What narrows the list of the open tab; the address holds it. */
export function MoneyFilters() {
  const { tab, status, account, period, from, to, change } = useMoneySearch()
  return (
    <div className="money-filters">
      {tab !== 'ledger' && <MoneySearchInput key={tab} />}
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
      {tab === 'ledger' && (
        <span className="lg:hidden">
          <LedgerDownload />
        </span>
      )}
      {period === 'days' && (
        <>
          <DayInput label="From" value={from} onChange={(day) => change({ from: day })} />
          <DayInput label="To" value={to} onChange={(day) => change({ to: day })} />
        </>
      )}
    </div>
  )
}

/** The stretch of time of all tabs. */
export function PeriodSelect() {
  const { period, change } = useMoneySearch()
  return (
    <span className="money-period">
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

function DayInput(props: { label: string; value: string; onChange: (day: string) => void }) {
  const { label, value, onChange } = props
  return (
    <label className="money-day">
      <span>{label}</span>
      <span className="input">
        <input type="date" value={value} onChange={(event) => onChange(event.target.value)} />
      </span>
    </label>
  )
}

/** Searches as one types. */
function MoneySearchInput() {
  const { search, change } = useMoneySearch()
  const [text, setText] = useState(search)
  const typed = text.trim()
  useEffect(() => {
    if (typed === search) return
    const timer = setTimeout(() => change({ search: typed }), FOLLOWS_AFTER)
    return () => clearTimeout(timer)
  })
  return (
    <SearchInput
      label="Search"
      placeholder="Name, appointment or provider id"
      maxLength={SEARCH_MAX_LENGTH}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  )
}
