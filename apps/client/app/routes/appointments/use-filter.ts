import { APPOINTMENT_FILTERS, type AppointmentFilter } from '@anseo/domain/appointment-filters'
import { withParams } from '@anseo/site-kit/with-params'
import { useSearchParams } from 'react-router'

/** Returns the chosen filter, stored in the address as `?show=upcoming`. */
export function useFilter(): [AppointmentFilter, (filter: AppointmentFilter) => void] {
  const [search, setSearch] = useSearchParams()
  const shown = search.get('show')
  const filter = APPOINTMENT_FILTERS.find((each) => each.toLowerCase() === shown) ?? 'Total'
  const choose = (next: AppointmentFilter) =>
    setSearch((before) => withParams(before, { show: next === 'Total' ? null : next.toLowerCase() }))
  return [filter, choose]
}
