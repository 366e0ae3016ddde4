// implements: §8.19-8.26
import { LOGIN_NEEDED } from './authentication.ts'

/** The toasts of the socket's connection (§8), and of sending without one (§5 Chat). */
export const SOCKET = {
  offline: "You're offline. Please connect to the internet.",
  /** The host is not found, or refuses. */
  unreachable: 'Unable to connect to server. Please check your internet connection.',
  timeout: 'Connection timed out. Please try again.',
  authentication: LOGIN_NEEDED,
  /** Followed by what the connection said. */
  other: 'Connection failed: ',
  restored: 'Connection restored!',
  /** The first attempt to connect again failed. */
  reconnectFailed: 'Failed to reconnect. Please refresh the page.',
  /** Every attempt failed. */
  lost: 'Connection lost. Please refresh the page.',
} as const

/** Texts for messages refused before they leave (§5 Chat); offline it says `SOCKET.offline`. */
export const SENDING = {
  signedOut: 'You must be logged in to send messages.',
  disconnected: 'Chat connection lost. Please refresh the page to reconnect.',
} as const
