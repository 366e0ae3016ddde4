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

/** Returns the multipart form of section 7; an empty field clears the value. `photo` is a `data:` address. */
export function formOf({ line1, line2, ...fields }: ProfileValues, photo: string | null): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('address', JSON.stringify({ line1, line2 }))
  if (photo) form.set('image', photoFile(photo))
  return form
}

/** Reads a saved draft of the form; null when `saved` is not one. */
export function readDraft(saved: unknown): ProfileValues | null {
  if (typeof saved !== 'object' || saved === null) return null
  const names = ['name', 'phone', 'line1', 'line2', 'eircode', 'gender', 'dob']
  const isDraft = names.every((name) => typeof (saved as Record<string, unknown>)[name] === 'string')
  return isDraft ? (saved as ProfileValues) : null
}
