import type { MessageOnWire } from '@anseo/contract/messages'
import { roomOf } from '../../../platform/realtime/realtime.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { attachPhotos } from '../../identity/public.ts'
import { type Conversation } from '../contact/conversation.ts'
import { refuseWriting } from '../contact/policy.ts'
import { readPhotos } from '../photos/read-photos.ts'
import { messageToWire, NO_ATTACHMENTS } from './present.ts'
import { findMessageWith, insertCard, lockConversation } from './store.ts'

/** A message with photos that its sender has uploaded. */
interface PhotoMessage {
  conversation: Conversation
  /** The words, or a text that stands for the photos. */
  content: string
  photoIds: readonly string[]
  /** The sending socket. */
  fromSocket: string
}

/**
 * Stores a message with photos and shows it to both after the commit. One that is sent again, since its acknowledgement
 * was lost, is found by its photos and not stored twice.
 * @throws Refusal `CHAT_NOT_ALLOWED`, `CHAT_CLOSED`, `PHOTO_GONE`
 */
export const sendPhotos = (
  { transaction }: Pick<Runtime, 'transaction'>,
  { conversation, content, photoIds, fromSocket }: PhotoMessage,
): Promise<MessageOnWire> =>
  transaction(async (unit) => {
    const { own, other } = conversation
    await lockConversation(unit.db, conversation)
    await refuseWriting(unit.db, conversation, unit.now)
    const sent = await findMessageWith(unit.db, conversation, photoIds)
    const row = sent ?? (await insertCard(unit.db, conversation, { content, sentAt: unit.now }))
    if (!sent) await attachPhotos(unit, own.id, photoIds, { use: 'messageId', id: row.id })
    const photos = await readPhotos(unit.db, [row])
    const message = messageToWire(row, { ...NO_ATTACHMENTS, photos })
    if (sent) return message
    unit.realtime.emit(roomOf(other.role, other.id), 'receive_message', message)
    unit.realtime.emit(roomOf(own.role, own.id), 'receive_message', message, fromSocket)
    return message
  })
