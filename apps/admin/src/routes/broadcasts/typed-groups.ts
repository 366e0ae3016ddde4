import type { AudienceGroup } from '@anseo/domain/audience'
import { findSpeciality } from '../../specialities.ts'

/** A group of people as it is being chosen; an empty town or speciality is any. */
export interface TypedGroup {
  role: 'clients' | 'vendors'
  town: string
  speciality: string
}

export const NEW_GROUP: TypedGroup = { role: 'clients', town: '', speciality: '' }

/** Reads the groups of a draft; at first one empty group. */
export function readGroups(text: string): TypedGroup[] {
  if (text === '') return [NEW_GROUP]
  const groups = JSON.parse(text) as TypedGroup[]
  return groups.length > 0 ? groups : [NEW_GROUP]
}

/** Converts a typed group to one of an audience; a speciality that is not listed is left out, and so is one for clients. */
export function groupOf({ role, town: typed, speciality }: TypedGroup): AudienceGroup {
  const town = typed.trim() || undefined
  if (role === 'clients') return { role, ...(town && { town }) }
  return { role, ...(town && { town }), ...(findSpeciality(speciality) && { speciality }) }
}
