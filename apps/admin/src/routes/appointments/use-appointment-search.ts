import { OPERATOR_STATES } from '@anseo/domain/operator-badge'
import { keyIn } from '../../listing/key-in.ts'
import { useListSearch } from '../../listing/use-list-search.ts'
import type { AppointmentQuery } from '../../queries/appointments.ts'
import { findSpeciality } from '../../specialities.ts'
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

/**
 * Reads the search for appointments from the address, with the query that it means; leaves out states, specialities
 * and orders that do not exist.
 */
export function useAppointmentSearch() {
  const search = useListSearch(NOTHING)
  const { state, speciality, paid, report, order, ...texts } = search.filters
  const query: AppointmentQuery = {
    ...texts,
    state: OPERATOR_STATES.find((each) => each === state),
    speciality: findSpeciality(speciality)?.name,
    paid: keyIn(PAID, paid),
    report: keyIn(REPORTED, report),
    order: keyIn(ORDERS, order),
    page: search.page,
  }
  return { ...search, query }
}
