import { type FieldProblem, nameText, requiredText } from '@anseo/api-client/field-problems'
import { photoFile, readSavedPhoto } from '@anseo/api-client/saved-photo'
import type { OwnVendorOnWire } from '@anseo/contract/profiles'
import { formatPhone } from '@anseo/domain/phone'

/** Values of the profile form. */
export interface ProfileValues {
  name: string
  phone: string
  city: string
  location: string
  experience: string
  fees: string
  about: string
}

/** Typed values that are not saved; the photo is a `data:` address. */
export interface ProfileDraft {
  values: ProfileValues
  photo: string | null
}

/** Returns the form values of a saved profile. */
export const valuesOf = ({ name, phone, city, location, experience, fees, about }: OwnVendorOnWire) => ({
  name,
  phone: formatPhone(phone),
  city,
  location,
  experience,
  fees: String(fees),
  about,
})

const NAMES = ['name', 'phone', 'city', 'location', 'experience', 'fees', 'about'] as const

/** Returns the errors that the page can find; the server checks the rest (C5). */
export function problemsOf(values: ProfileValues): Record<string, string> {
  const problems = NAMES.map((name): [string, FieldProblem] => [
    name,
    name === 'name' ? nameText(values.name) : requiredText(values[name]),
  ])
  return Object.fromEntries(problems.filter((found): found is [string, string] => found[1] !== null))
}

/** Returns only the changed fields, so that changes saved in another tab stay. */
export function formOf({ values, photo }: ProfileDraft, saved: ProfileValues): FormData {
  const form = new FormData()
  for (const name of NAMES) if (values[name] !== saved[name]) form.set(name, values[name])
  if (photo) form.set('image', photoFile(photo))
  return form
}

/** Returns whether a draft differs from the saved values. */
export const isChanged = ({ values, photo }: ProfileDraft, saved: ProfileValues): boolean =>
  photo !== null || NAMES.some((name) => values[name] !== saved[name])

/** Restores a stored draft; null when it is invalid. */
export function readDraft(saved: unknown): ProfileDraft | null {
  if (typeof saved !== 'object' || saved === null || !('values' in saved) || !('photo' in saved)) return null
  const values = saved.values as Record<string, unknown> | null
  const isWhole = values !== null && NAMES.every((name) => typeof values[name] === 'string')
  return isWhole ? { values: saved.values as ProfileValues, photo: readSavedPhoto(saved.photo) } : null
}
