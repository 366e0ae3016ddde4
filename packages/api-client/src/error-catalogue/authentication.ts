// implements: §8.1-8.4
/** The toasts of a refused token, by the code of the 401; each ends the session and leads to the login (§8, A2). */
export const AUTHENTICATION = {
  TOKEN_EXPIRED: 'Your session has expired. Please login again.',
  INVALID_TOKEN: 'Invalid authentication token. Please login again.',
  /** Also of a 401 without a code and words of its own. */
  AUTH_ERROR: 'Authentication failed. Please login again.',
} as const

/** Said by what needs a login, where the socket or a booking was refused for want of one (§8). */
export const LOGIN_NEEDED = 'Please log in to continue.'
