import { ApiError, isSignedOut } from './api-error.ts'
import { replyText } from './error-texts.ts'

/** The texts that a form shows for a failed call. */
export interface FormErrors {
  /** The problem of each field, by its name. */
  fields: Record<string, string>
  /** The problem of the whole form; null when the fields or the login's toast show it. */
  text: string | null
}

/** Returns the texts of a failed call for its form; `fallback` is the text for no response (section 8). */
export function formErrors(error: unknown, fallback: string): FormErrors {
  if (!error || isSignedOut(error)) return { fields: {}, text: null }
  const fields = error instanceof ApiError ? error.fields : {}
  return { fields, text: Object.keys(fields).length > 0 ? null : replyText(error, fallback) }
}
