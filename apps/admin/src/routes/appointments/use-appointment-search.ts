import { OPERATOR_STATES } from '@anseo/domain/operator-badge'
import { SPECIALITIES } from '@anseo/domain/specialities'
import { keyIn } from '../../listing/key-in.ts'
import { useListSearch } from '../../listing/use-list-search.ts'
import type { AppointmentQuery } from '../../queries/appointments.ts'
import { ORDERS, PAID, REPORTED } from './appointment-texts.ts'

const NOTHING = {
  search: '',
  state: '',
  from: '',
  to: '',
  speciality: '',
  town: '',
  paid: '',
  report: '',
  client: '',
  vendor: '',
  order: 'latest',
}

/** What the address asks of the appointments, and the query that it means; what the server would refuse is left out. */
export function useAppointmentSearch() {
  const search = useListSearch(NOTHING)
  const { state, speciality, paid, report, order, ...texts } = search.filters
  const query: AppointmentQuery = {
    ...texts,
    state: OPERATOR_STATES.find((each) => each === state),
    speciality: SPECIALITIES.find((each) => each === speciality),
    paid: keyIn(PAID, paid),
    report: keyIn(REPORTED, report),
    order: keyIn(ORDERS, order),
    page: search.page,
  }
  return { ...search, query }
}
