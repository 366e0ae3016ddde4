// implements: §2.36, §2.64
import { SPECIALITIES, type Speciality, specialityLabel } from '@anseo/domain/specialities'
import type { SpecialityLink } from '@anseo/ui/speciality-tiles'
import { Link } from 'react-router'

/** The address of a speciality's list; the exact spelling stays, the space included (C1). */
export const specialityPath = (speciality: Speciality | null): string =>
  speciality === null ? '/vendors' : `/vendors/${encodeURIComponent(speciality)}`

/**
 * Links to the lists of all specialities, in their fixed order. The active one leads back to all vendors.
 * @param search a query that the links keep, such as `?location=Cork`.
 */
export const specialityLinks = (active: Speciality | null = null, search = ''): SpecialityLink[] =>
  SPECIALITIES.map((speciality) => ({
    speciality,
    label: specialityLabel(speciality),
    link: <Link viewTransition to={specialityPath(speciality === active ? null : speciality) + search} />,
  }))
