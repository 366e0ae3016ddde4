// implements: §2.36, §2.64
import { shownSpecialities, type Speciality } from '@anseo/domain/specialities'
import type { SpecialityLink } from '@anseo/ui/speciality-tiles'
import { Link } from 'react-router'
import { useSpecialities } from './use-specialities.ts'

/** The address of a speciality's list; the exact spelling stays, the space included (C1). */
export const specialityPath = (speciality: Speciality | null): string =>
  speciality === null ? '/vendors' : `/vendors/${encodeURIComponent(speciality)}`

/**
 * Returns links to the lists of all specialities that have one, in their order. The active one leads back to all vendors.
 * @param search a query that the links keep, such as `?location=Cork`.
 */
export const useSpecialityLinks = (active: Speciality | null = null, search = ''): SpecialityLink[] =>
  shownSpecialities(useSpecialities()).map((speciality) => ({
    speciality,
    link: (
      <Link
        viewTransition
        to={specialityPath(speciality.name === active ? null : speciality.name) + search}
      />
    ),
  }))
