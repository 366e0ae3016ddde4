import type { Speciality } from '@anseo/domain/specialities'
import type { ListState } from './list-state.ts'
import type { DayOption } from './when-where.tsx'

/** What the filters show, beside the list and in their sheet. */
export interface FiltersProps {
  speciality: Speciality | null
  state: ListState
  locations: string[]
  days: DayOption[]
  /** What is wrong with the place. */
  placeError: string | null
  total: number
  /** There are more than `total`. */
  more: boolean
}
