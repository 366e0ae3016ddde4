import { ApiError, isSignedOut } from './api-error.ts'
import { replyText } from './error-texts.ts'

/** The texts a form shows for a failed call. */
export interface FormErrors {
  /** The problem of each field, by its name. */
  fields: Record<string, string>
  /** The problem of the whole form; null when the fields or the required login say it. */
  text: string | null
}

/** Reads a failed call for its form; `fallback` is said when there was no reply (section 8). */
export function formErrors(error: unknown, fallback: string): FormErrors {
  if (!error || isSignedOut(error)) return { fields: {}, text: null }
  const fields = error instanceof ApiError ? error.fields : {}
  return { fields, text: Object.keys(fields).length > 0 ? null : replyText(error, fallback) }
}
