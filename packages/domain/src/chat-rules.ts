// implements: §5.24, §5.28
import { MESSAGE_MAX_LENGTH, REPEAT_WINDOW_MS } from './limits.ts'
import { hasVisible, isStorable } from './plain-text.ts'

export type MessageProblem = 'EMPTY' | 'TOO_LONG' | 'UNSTORABLE'

export interface SentMessage {
  senderId: string
  receiverId: string
  content: string
  sentAt: Date
}

/** The text as it is stored (§5 Chat). */
export function trimMessage(text: string): string {
  return text.trim()
}

/** Why a trimmed text is not sent: nothing that shows, more than 2,000 characters, or broken ones (§5, C5). */
export function messageProblem(trimmed: string): MessageProblem | null {
  if (!hasVisible(trimmed)) return 'EMPTY'
  if (trimmed.length > MESSAGE_MAX_LENGTH) return 'TOO_LONG'
  return isStorable(trimmed) ? null : 'UNSTORABLE'
}

/** Returns whether a message repeats an earlier one: same sender, receiver and content within 2 seconds (§5). */
export function isRepeat(earlier: SentMessage, message: SentMessage): boolean {
  return (
    earlier.senderId === message.senderId &&
    earlier.receiverId === message.receiverId &&
    earlier.content === message.content &&
    Math.abs(message.sentAt.getTime() - earlier.sentAt.getTime()) <= REPEAT_WINDOW_MS
  )
}
