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

/** Typed values that are not saved, beside those that the form began with; the photo is a `data:` address. */
export interface ProfileDraft {
  began: ProfileValues
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

const changedIn = ({ began, values }: ProfileDraft) => NAMES.filter((name) => values[name] !== began[name])

/** Returns only what was typed or chosen, so that changes saved elsewhere since the form was opened stay. */
export function formOf(draft: ProfileDraft): FormData {
  const form = new FormData()
  for (const name of changedIn(draft)) form.set(name, draft.values[name])
  if (draft.photo) form.set('image', photoFile(draft.photo))
  return form
}

/** Returns whether something was typed or chosen. */
export const isChanged = (draft: ProfileDraft): boolean => draft.photo !== null || changedIn(draft).length > 0

const readValues = (saved: unknown): ProfileValues | null => {
  const values = saved as Record<string, unknown> | null | undefined
  return values && NAMES.every((name) => typeof values[name] === 'string') ? (saved as ProfileValues) : null
}

/** Restores a stored draft; null when it is invalid. */
export function readDraft(saved: unknown): ProfileDraft | null {
  if (typeof saved !== 'object' || saved === null) return null
  const draft = saved as Record<string, unknown>
  const began = readValues(draft['began'])
  const values = readValues(draft['values'])
  return began && values ? { began, values, photo: readSavedPhoto(draft['photo']) } : null
}
