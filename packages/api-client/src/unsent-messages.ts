import type { Conversation, OutgoingMessage } from './conversation.ts'
import { saveInTab, readFromTab } from './tab-storage.ts'

interface SavedMessage {
  key: string
  content: string
  sentAt: string
}

/** The conversation with what this tab could not send before: kept as failed, to be tried again. */
export function withUnsent(conversation: Conversation, storageKey: string): Conversation {
  const saved = (readFromTab(`${storageKey}.unsent`) ?? []) as SavedMessage[]
  const outgoing = saved.map(({ key, content, sentAt }) => {
    return { key, content, sentAt: new Date(sentAt), failed: true }
  })
  return { ...conversation, outgoing }
}

/** Keeps what has not been acknowledged, so that leaving or reloading the page loses nothing typed. */
export function saveUnsent(outgoing: readonly OutgoingMessage[], storageKey: string): void {
  const saved = outgoing.map(({ key, content, sentAt }) => ({ key, content, sentAt: sentAt.toISOString() }))
  saveInTab(`${storageKey}.unsent`, saved.length === 0 ? null : saved)
}
