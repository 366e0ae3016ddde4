import { openSpecialities, type Speciality, specialityLabel as labelOf } from '@anseo/domain/specialities'
import { settings } from './site.ts'

/** Returns the name of a speciality as people read it. */
export const specialityLabel = (key: Speciality): string => labelOf(settings.specialities, key)

/** The specialities that a new vendor can choose. */
export const OPEN_SPECIALITIES = openSpecialities(settings.specialities)
