// implements: §8.4
import type { ApiError } from './api-error.ts'
import { AUTHENTICATION } from './error-catalogue/authentication.ts'

/** Returns the text of the toast for a refused token (§8 "Authentication"): by its code, else the server's text. */
export function authenticationText({ code, message }: ApiError): string {
  if (code && code in AUTHENTICATION) return AUTHENTICATION[code as keyof typeof AUTHENTICATION]
  return message || AUTHENTICATION.AUTH_ERROR
}
