// implements: §8.19-8.26
import { LOGIN_NEEDED } from './authentication.ts'

/** The toasts for the socket's connection (§8), and for sending without one (§5 Chat). */
export const SOCKET = {
  offline: "You're offline. Please connect to the internet.",
  /** The host was not found, or refused the connection. */
  unreachable: 'Unable to connect to server. Please check your internet connection.',
  timeout: 'Connection timed out. Please try again.',
  authentication: LOGIN_NEEDED,
  /** Followed by the error's message. */
  other: 'Connection failed: ',
  restored: 'Connection restored!',
  /** The first attempt to reconnect failed. */
  reconnectFailed: 'Failed to reconnect. Please refresh the page.',
  /** Every attempt to reconnect failed. */
  lost: 'Connection lost. Please refresh the page.',
} as const

/** Texts for messages refused before they are sent (§5 Chat); offline `SOCKET.offline` is shown. */
export const SENDING = {
  signedOut: 'You must be logged in to send messages.',
  disconnected: 'Chat connection lost. Please refresh the page to reconnect.',
} as const
