import { ApiError } from './api-error.ts'

// The error catalogue of section 8: what people read when something fails.

export const SOMETHING_WENT_WRONG = 'Something went wrong. Please try again.'

const BY_STATUS: Record<number, string> = {
  401: 'Please log in to continue.',
  404: 'The requested resource was not found.',
  500: 'Our servers are experiencing issues. Please try again in a few minutes.',
  503: 'Service temporarily unavailable. Please try again later.',
}

const NEVER_ANSWERED: Record<Exclude<ApiError['kind'], 'refused'>, string> = {
  offline: "You're offline. Please connect to the internet and try again.",
  network: 'Unable to connect to our servers. Please check your internet connection and try again.',
  timeout: 'Request timed out. Please try again in a moment.',
}

/** The booking error mapper (section 8); also for what is like booking: rescheduling, cancelling, paying. */
export function bookingErrorText(error: unknown): string {
  if (!(error instanceof ApiError)) return SOMETHING_WENT_WRONG
  if (error.kind !== 'refused') return NEVER_ANSWERED[error.kind]
  if (error.code === 'DATABASE_TIMEOUT') return error.message
  if (error.status === 400) return error.message || 'Invalid data provided. Please check your information.'
  if (error.status === 403) return error.message || "You don't have permission to perform this action."
  return BY_STATUS[error.status] ?? (error.message || SOMETHING_WENT_WRONG)
}

/** For forms of the account pages: the server's words, or `fallback` when there was no reply (section 8). */
export function accountErrorText(error: unknown, fallback: string): string {
  if (error instanceof ApiError && error.kind === 'refused' && error.message) return error.message
  return fallback
}

/** Login and sign-up without a connection (section 8). */
export const LOGIN_NETWORK_ERROR = 'Network error. Please check your internet connection.'

/** The toast of a refused token (section 8, "Authentication"). */
export function authenticationErrorText(error: ApiError): string {
  return error.message || 'Authentication failed. Please login again.'
}

/** Chat history that did not load (section 8). */
export function chatHistoryErrorText(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Unable to load chat history'
  if (error.kind === 'offline') return "Unable to load chat history. You're offline."
  if (error.status === 401) return 'Please log in to view chat history.'
  if (error.status === 500) return 'Server error. Please try again later.'
  return 'Unable to load chat history'
}
