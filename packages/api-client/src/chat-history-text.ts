// implements: §8.27-8.30
import { ApiError } from './api-error.ts'
import { CHAT_HISTORY } from './error-catalogue/chat-history.ts'

/** Returns the text shown for a conversation that did not load (§8). */
export function chatHistoryText(error: unknown): string {
  if (!(error instanceof ApiError)) return CHAT_HISTORY.default
  if (error.kind === 'offline') return CHAT_HISTORY.offline
  if (error.status === 401 || error.status === 500) return CHAT_HISTORY[error.status]
  return CHAT_HISTORY.default
}
