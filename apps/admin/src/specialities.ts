import type { SpecialityOnWire } from '@anseo/contract/specialities'
import { type Speciality, specialityLabel as labelOf } from '@anseo/domain/specialities'
import { settings } from './site.ts'

let current = settings.specialities

/** Returns the specialities in their order, including retired ones, as they are after this admin's last change. */
export const specialities = (): readonly SpecialityOnWire[] => current

/** Replaces the list after a change. */
export function keepSpecialities(changed: readonly SpecialityOnWire[]): void {
  current = changed
}

/** Returns a speciality; undefined if there is none with this key. */
export const findSpeciality = (key: string) => current.find(({ name }) => name === key)

/** Returns the name of a speciality as people read it. */
export const specialityLabel = (key: Speciality): string => labelOf(current, key)
