/** The text without a connection. */
export const OFFLINE = "You're offline. Please connect to the internet and try again."

/** The text when our servers cannot be reached. */
export const UNREACHABLE =
  'Unable to connect to our servers. Please check your internet connection and try again.'
