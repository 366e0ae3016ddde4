/** The toasts of the socket's connection (section 8), and of sending without one (section 5). */
export const SOCKET_TEXTS = {
  offline: "You're offline. Please connect to the internet.",
  unreachable: 'Unable to connect to server. Please check your internet connection.',
  timeout: 'Connection timed out. Please try again.',
  authentication: 'Please log in to continue.',
  restored: 'Connection restored!',
  reconnectFailed: 'Failed to reconnect. Please refresh the page.',
  lost: 'Connection lost. Please refresh the page.',
  chatLost: 'Chat connection lost. Please refresh the page to reconnect.',
} as const

/** What a failed connection attempt is called. */
export function socketErrorText(error: Error & { data?: { code?: string } }): string {
  if (!navigator.onLine) return SOCKET_TEXTS.offline
  if (error.data?.code) return SOCKET_TEXTS.authentication
  if (/timeout/i.test(error.message)) return SOCKET_TEXTS.timeout
  if (/xhr poll error|websocket error|ECONNREFUSED|ENOTFOUND/i.test(error.message))
    return SOCKET_TEXTS.unreachable
  return `Connection failed: ${error.message}`
}
