import type { Conversation, OutgoingMessage } from './conversation.ts'
import { saveInTab, readFromTab } from './tab-storage.ts'

interface SavedMessage {
  key: string
  content: string
  photos?: OutgoingMessage['photos']
  sentAt: string
}

/** Returns the conversation with the messages that this tab could not send: marked as failed, to be retried. */
export function withUnsent(conversation: Conversation, storageKey: string): Conversation {
  const saved = (readFromTab(`${storageKey}.unsent`) ?? []) as SavedMessage[]
  const outgoing = saved.map(({ key, content, photos = [], sentAt }) => {
    return { key, content, photos, sentAt: new Date(sentAt), failed: true }
  })
  return { ...conversation, outgoing }
}

/** Saves the unacknowledged messages, so that leaving or reloading the page does not lose them. */
export function saveUnsent(outgoing: readonly OutgoingMessage[], storageKey: string): void {
  const saved = outgoing.map(({ key, content, photos, sentAt }) => ({
    key,
    content,
    photos,
    sentAt: sentAt.toISOString(),
  }))
  saveInTab(`${storageKey}.unsent`, saved.length === 0 ? null : saved)
}
