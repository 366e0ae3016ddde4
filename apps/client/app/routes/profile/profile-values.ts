import { birthdayText, eircodeText, type FieldProblem, nameText } from '@anseo/api-client/field-problems'
import { photoFile } from '@anseo/api-client/saved-photo'
import type { UserOnWire } from '@anseo/contract/profiles'
import { formatPhone } from '@anseo/domain/phone'

/** The values of the profile form; a missing value is empty. */
export interface ProfileValues {
  name: string
  phone: string
  line1: string
  line2: string
  eircode: string
  gender: 'Male' | 'Female' | ''
  dob: string
}

/** The form while it is edited, with the values that it began with. */
export interface ProfileDraft {
  begun: ProfileValues
  values: ProfileValues
}

/** Returns the form's values for a stored profile; the phone number is formatted for people. */
export const valuesOf = (user: UserOnWire): ProfileValues => ({
  name: user.name,
  phone: formatPhone(user.phone ?? ''),
  line1: user.address.line1,
  line2: user.address.line2,
  eircode: user.eircode ?? '',
  gender: user.gender ?? '',
  dob: user.dob ?? '',
})

/** Returns whether two sets of values are equal, so that the form has no unsaved changes. */
export const sameValues = (a: ProfileValues, b: ProfileValues): boolean =>
  (Object.keys(a) as (keyof ProfileValues)[]).every((name) => a[name] === b[name])

/** Returns the problems that the page can find; only the server checks whether a phone number exists (C5). */
export const problemsOf = (
  { name, eircode, dob }: ProfileValues,
  now: Date,
): Record<string, FieldProblem> => ({
  name: nameText(name),
  eircode: eircodeText(eircode),
  dob: birthdayText(dob, now),
})

/**
 * Returns the multipart form of section 7 with what was changed: fields left out keep their value, which another tab may have
 * changed since, and an empty one clears it. `photo` is a `data:` address.
 */
export function formOf({ begun, values }: ProfileDraft, photo: string | null): FormData {
  const form = new FormData()
  const { line1, line2, ...fields } = values
  for (const name of Object.keys(fields) as (keyof typeof fields)[])
    if (fields[name] !== begun[name]) form.set(name, fields[name])
  if (line1 !== begun.line1 || line2 !== begun.line2) form.set('address', JSON.stringify({ line1, line2 }))
  if (photo) form.set('image', photoFile(photo))
  return form
}

/** Reads a saved draft of the form; null when `saved` is not one. */
export function readDraft(saved: unknown): ProfileDraft | null {
  const { begun, values } = (saved ?? {}) as Partial<Record<keyof ProfileDraft, unknown>>
  return areValues(begun) && areValues(values) ? { begun, values } : null
}

function areValues(saved: unknown): saved is ProfileValues {
  if (typeof saved !== 'object' || saved === null) return false
  const names = ['name', 'phone', 'line1', 'line2', 'eircode', 'gender', 'dob']
  return names.every((name) => typeof (saved as Record<string, unknown>)[name] === 'string')
}
