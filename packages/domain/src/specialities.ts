// implements: §2.4, §2.35, §3.1
/** The seven specialities in their fixed order and exact spelling (§1, §2 Home, C1). */
export const SPECIALITIES = [
  'Hairstylist',
  'Nail_Technician',
  'Makeup_Artist',
  'Babysitter',
  'Massage_Therapist',
  'Personal Chef',
  'Cleaner',
] as const

export type Speciality = (typeof SPECIALITIES)[number]

/** Returns whether a text is a speciality in its exact spelling, as routes and the API carry it (C1). */
export function isSpeciality(text: string): text is Speciality {
  return (SPECIALITIES as readonly string[]).includes(text)
}

/** Returns the name as people read it: 'Nail Technician' for `Nail_Technician` (C1). */
export function specialityLabel(speciality: Speciality): string {
  return speciality.replaceAll('_', ' ')
}
