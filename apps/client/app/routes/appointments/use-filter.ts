import { APPOINTMENT_FILTERS, type AppointmentFilter } from '@anseo/domain/appointment-filters'
import { useSearchParams } from 'react-router'

/** Returns the chosen filter, stored in the address as `?show=upcoming`. */
export function useFilter(): [AppointmentFilter, (filter: AppointmentFilter) => void] {
  const [search, setSearch] = useSearchParams()
  const shown = search.get('show')
  const filter = APPOINTMENT_FILTERS.find((each) => each.toLowerCase() === shown) ?? 'Total'
  const choose = (next: AppointmentFilter) =>
    setSearch((before) => {
      const after = new URLSearchParams(before)
      if (next === 'Total') after.delete('show')
      else after.set('show', next.toLowerCase())
      return after
    })
  return [filter, choose]
}
