import { type NamedSpeciality, type Speciality, specialityLabel } from './specialities.ts'

/** Audiences of an announcement, in the order in which they are offered. */
export const AUDIENCE_KINDS = ['everyone', 'clients', 'vendors', 'town', 'speciality'] as const

/** The people whom an announcement goes to; admins never hear one (C2). */
export type Audience =
  | { to: 'everyone' | 'clients' | 'vendors' }
  /** Vendors who work there, and clients who live there. */
  | { to: 'town'; town: string }
  /** The vendors of a speciality. */
  | { to: 'speciality'; speciality: Speciality }

export const EVERYONE: Audience = { to: 'everyone' }

const NAMES = { everyone: 'Everyone', clients: 'Clients', vendors: 'Vendors' } as const

/** 'Everyone', 'Clients', 'Vendors', 'People in Cork', 'Vendors, Massage Therapist'. */
export function audienceText(audience: Audience, specialities: readonly NamedSpeciality[]): string {
  switch (audience.to) {
    case 'town':
      return `People in ${audience.town}`
    case 'speciality':
      return `Vendors, ${specialityLabel(specialities, audience.speciality)}`
    default:
      return NAMES[audience.to]
  }
}
