import { roomOf } from '../../../platform/realtime/realtime.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import type { Conversation } from '../contact/conversation.ts'
import { messageToWire } from './present.ts'
import { readAttachments } from './read-attachments.ts'
import { type Card, findCards, insertCard, lockConversation } from './store.ts'

/** Writes a message that carries a quote or another time, and shows it to both after the commit. */
export async function postCard(
  unit: UnitOfWork,
  { settings }: Pick<Runtime, 'settings'>,
  conversation: Conversation,
  card: Card & { content: string },
): Promise<void> {
  const { own, other } = conversation
  await lockConversation(unit.db, conversation)
  const row = await insertCard(unit.db, conversation, { ...card, sentAt: unit.now })
  const at = { settings: settings.current, now: unit.now }
  const message = messageToWire(row, await readAttachments(unit.db, at, [row]))
  for (const { role, id } of [other, own]) unit.realtime.emit(roomOf(role, id), 'receive_message', message)
}

/** Sends both sides a message's updated card, after the commit of the change. */
export async function updateCard(
  unit: UnitOfWork,
  { settings }: Pick<Runtime, 'settings'>,
  card: Card,
): Promise<void> {
  const rows = await findCards(unit.db, card)
  const attachments = await readAttachments(unit.db, { settings: settings.current, now: unit.now }, rows)
  for (const row of rows) {
    const message = messageToWire(row, attachments)
    unit.realtime.emit(roomOf('client', row.clientId), 'message_changed', message)
    unit.realtime.emit(roomOf('vendor', row.vendorId), 'message_changed', message)
  }
}
