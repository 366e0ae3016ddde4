import { CalendarDays, ListFilter, Users } from 'lucide-react'
import { DayFilter, FilterSelect } from '../../listing/filter-select.tsx'
import { OrderSelect } from '../../listing/order-select.tsx'
import { SearchBox } from '../../listing/search-box.tsx'
import { useAuditChoices } from '../../queries/audit.ts'
import { actionText, ORDERS } from './audit-texts.ts'
import { useAuditSearch } from './use-audit-search.ts'

const PERIODS = { today: 'Today', week: 'Last 7 days', month: 'Last 30 days', days: 'From … to …' }

/** Filters of the audit log, stored in the address. */
export function AuditFilters() {
  const { filters, change } = useAuditSearch()
  const { data } = useAuditChoices()
  const admins = Object.fromEntries((data?.admins ?? []).map(({ _id, name }) => [_id, name]))
  const actions = Object.fromEntries((data?.actions ?? []).map((action) => [action, actionText(action)]))
  return (
    <div className="record-filters">
      <SearchBox
        label="Search the log"
        placeholder="Person, vendor, appointment"
        search={filters.search}
        onSearch={(search) => change({ search })}
      />
      <FilterSelect
        label="Period"
        icon={<CalendarDays aria-hidden="true" />}
        value={filters.period}
        options={PERIODS}
        all="All time"
        onChange={(period) => change({ period, from: '', to: '' })}
      />
      {filters.period === 'days' && (
        <>
          <DayFilter label="From" value={filters.from} onChange={(from) => change({ from })} />
          <DayFilter label="To" value={filters.to} onChange={(to) => change({ to })} />
        </>
      )}
      <FilterSelect
        label="Who"
        icon={<Users aria-hidden="true" />}
        value={filters.actor}
        options={{ system: 'System', ...admins }}
        all="Everyone"
        onChange={(actor) => change({ actor })}
      />
      <FilterSelect
        label="Action"
        icon={<ListFilter aria-hidden="true" />}
        value={filters.action}
        options={{ vetting: 'Vetting decisions', ...actions }}
        all="All actions"
        onChange={(action) => change({ action })}
      />
      <OrderSelect order={filters.order} orders={ORDERS} onChange={(order) => change({ order })} />
    </div>
  )
}
