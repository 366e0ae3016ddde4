// implements: §8.1-8.4
/** The toasts of a refused token, by the code of the 401; each ends the session and leads to the login (§8, A2). */
export const AUTHENTICATION = {
  TOKEN_EXPIRED: 'Your session has expired. Please login again.',
  INVALID_TOKEN: 'Invalid authentication token. Please login again.',
  /** Also for a 401 without a code and a text. */
  AUTH_ERROR: 'Authentication failed. Please login again.',
} as const

/** Shown when the socket or a booking was refused because it needs a login (§8). */
export const LOGIN_NEEDED = 'Please log in to continue.'
