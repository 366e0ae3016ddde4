import type { Conversation, OutgoingMessage } from './conversation.ts'
import { keep, readKept } from './tab-storage.ts'

interface KeptMessage {
  key: string
  content: string
  sentAt: string
}

/** The conversation with what this tab could not send before: kept as failed, to be tried again. */
export function withUnsent(conversation: Conversation, storageKey: string): Conversation {
  const kept = (readKept(`${storageKey}.unsent`) ?? []) as KeptMessage[]
  const outgoing = kept.map(({ key, content, sentAt }) => {
    return { key, content, sentAt: new Date(sentAt), failed: true }
  })
  return { ...conversation, outgoing }
}

/** Keeps what has not been acknowledged, so that leaving or reloading the page loses nothing typed. */
export function keepUnsent(outgoing: readonly OutgoingMessage[], storageKey: string): void {
  const kept = outgoing.map(({ key, content, sentAt }) => ({ key, content, sentAt: sentAt.toISOString() }))
  keep(`${storageKey}.unsent`, kept.length === 0 ? null : kept)
}
