import { type Speciality, specialityLabel } from '@anseo/domain/specialities'
import { useSettings } from '../root.tsx'

/** Returns all specialities in their order, retired ones included. */
export const useSpecialities = () => useSettings().specialities

/** Returns a function that names a speciality as people read it. */
export function useLabelOf() {
  const specialities = useSpecialities()
  return (key: Speciality) => specialityLabel(specialities, key)
}
