import { ApiError } from './api-error.ts'
import { replyText } from './error-texts.ts'

/** What a form shows of a failed call. */
export interface FormErrors {
  /** What is wrong with each field, by its name. */
  fields: Record<string, string>
  /** What is wrong as a whole; null when the fields say it, or the login that is needed does. */
  text: string | null
}

/** Reads a failed call for its form; `fallback` is said when there was no reply (section 8). */
export function formErrors(error: unknown, fallback: string): FormErrors {
  if (!error || (error instanceof ApiError && error.status === 401)) return { fields: {}, text: null }
  const fields = error instanceof ApiError ? error.fields : {}
  return { fields, text: Object.keys(fields).length > 0 ? null : replyText(error, fallback) }
}
