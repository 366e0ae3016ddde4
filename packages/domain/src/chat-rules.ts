// implements: §5.24
import { MESSAGE_MAX_LENGTH } from './limits.ts'
import { hasVisible, isStorable } from './plain-text.ts'

export type MessageProblem = 'EMPTY' | 'TOO_LONG' | 'UNSTORABLE'

/** Returns the text as it is stored (§5 Chat). */
export function trimMessage(text: string): string {
  return text.trim()
}

/**
 * Returns why a trimmed text is not sent, or null: nothing that shows, more than 2,000 characters, or broken ones (§5,
 * C5).
 */
export function messageProblem(trimmed: string): MessageProblem | null {
  if (!hasVisible(trimmed)) return 'EMPTY'
  if (trimmed.length > MESSAGE_MAX_LENGTH) return 'TOO_LONG'
  return isStorable(trimmed) ? null : 'UNSTORABLE'
}
