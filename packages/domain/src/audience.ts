import { type NamedSpeciality, type Speciality, specialityLabel } from './specialities.ts'

/** Audiences of an announcement, in the order in which they are offered. */
export const AUDIENCE_KINDS = ['everyone', 'clients', 'vendors', 'town', 'speciality', 'groups'] as const

/** People of one site; all of them, or those in a town, and of vendors those of a speciality (D4). */
export type AudienceGroup =
  | { role: 'clients'; town?: string | undefined }
  | { role: 'vendors'; town?: string | undefined; speciality?: Speciality | undefined }

/** The people whom an announcement goes to; admins never hear one (C2). */
export type Audience =
  | { to: 'everyone' | 'clients' | 'vendors' }
  /** Vendors who work there, and clients who live there. */
  | { to: 'town'; town: string }
  /** The vendors of a speciality. */
  | { to: 'speciality'; speciality: Speciality }
  /** Everyone in at least one of several groups. */
  | { to: 'groups'; groups: readonly AudienceGroup[] }

export const EVERYONE: Audience = { to: 'everyone' }

const NAMES = { everyone: 'Everyone', clients: 'Clients', vendors: 'Vendors' } as const

/**
 * Returns an audience in words: 'Everyone', 'People in Cork', 'Vendors, Massage Therapist', 'Clients in Cork; Vendors,
 * Cleaner, in Cork'.
 */
export function audienceText(audience: Audience, specialities: readonly NamedSpeciality[]): string {
  switch (audience.to) {
    case 'town':
      return `People in ${audience.town}`
    case 'speciality':
      return `Vendors, ${specialityLabel(specialities, audience.speciality)}`
    case 'groups':
      return audience.groups.map((group) => groupText(group, specialities)).join('; ')
    default:
      return NAMES[audience.to]
  }
}

function groupText(group: AudienceGroup, specialities: readonly NamedSpeciality[]): string {
  const trade = group.role === 'vendors' && group.speciality
  const who = trade ? `${NAMES.vendors}, ${specialityLabel(specialities, trade)}` : NAMES[group.role]
  if (!group.town) return who
  return trade ? `${who}, in ${group.town}` : `${who} in ${group.town}`
}
