import type { Speciality } from '@anseo/domain/specialities'
import type { ListState } from './list-state.ts'
import type { DayOption } from './when-where.tsx'

/** The props of the filters, both next to the list and in their sheet. */
export interface FiltersProps {
  speciality: Speciality | null
  state: ListState
  locations: string[]
  days: DayOption[]
  /** The problem with the typed place. */
  placeError: string | null
  total: number
  /** There are more vendors than `total`. */
  more: boolean
}
