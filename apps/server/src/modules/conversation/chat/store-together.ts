import { randomUUID } from 'node:crypto'
import type { MessageOnWire } from '@anseo/contract/messages'
import type { Queryable } from '../../../platform/database/database.ts'
import { SQL_STATE, sqlStateOf } from '../../../platform/database/sql-state.ts'
import { batcher } from '../../../platform/process/batcher.ts'
import { type Realtime, roomOf } from '../../../platform/realtime/realtime.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import type { Conversation } from '../contact/conversation.ts'
import { refuseWriting } from '../contact/policy.ts'
import { messageToWire } from './present.ts'
import { findRepeated, insertMessages, lockConversation } from './store.ts'

/** A message that its sender may send and that waits for its batch. */
interface QueuedMessage {
  conversation: Conversation
  content: string
  /** The sending socket. */
  fromSocket: string
}

/** A second lane made the batches smaller and nothing faster. */
const BATCH_LIMITS = { lanes: 1, size: 64 }
/** A batch holds up those behind it, so it waits no longer than this for a lock. */
const LONGEST_WAIT_MS = 250

/** The stored message, or the time of one that repeats a stored message; null for one that has to wait for a lock. */
type Outcome = { message: MessageOnWire } | { repeatedAt: Date } | null

/**
 * Creates the function that stores messages: concurrent ones share a statement, which is a transaction (decision 054). A
 * message that would have to wait for another transaction gets its own, so that it delays no other.
 */
export function createStoreMessage(runtime: Pick<Runtime, 'transaction' | 'db' | 'clock' | 'realtime'>) {
  const together = batcher((batch: readonly QueuedMessage[]) => storeFree(runtime, batch), BATCH_LIMITS)
  return async (queued: QueuedMessage): Promise<MessageOnWire> => {
    const outcome = await together(queued)
    return outcome ? messageOf(runtime.db, queued, outcome) : storeAlone(runtime, queued)
  }
}

/** Stores a batch; null for a message whose conversation is locked. */
async function storeFree(
  { db, clock, realtime }: Pick<Runtime, 'db' | 'clock' | 'realtime'>,
  batch: readonly QueuedMessage[],
): Promise<Outcome[]> {
  try {
    return await store({ db, now: clock.now(), realtime }, batch, LONGEST_WAIT_MS)
  } catch (error) {
    if (batch.length > 1 || sqlStateOf(error) !== SQL_STATE.lockNotAvailable) throw error
    return [null]
  }
}

const storeAlone = (runtime: Pick<Runtime, 'transaction'>, queued: QueuedMessage): Promise<MessageOnWire> =>
  runtime.transaction(async (unit) => {
    await lockConversation(unit.db, queued.conversation)
    // The wait may have been long.
    await refuseWriting(unit.db, queued.conversation, unit.now)
    const [outcome] = await store(unit, [queued])
    return messageOf(unit.db, queued, outcome!)
  })

/** Stores messages in one statement, and sends each new one to its receiver. */
async function store(
  { db, now, realtime }: { db: Queryable; now: Date; realtime: Realtime },
  batch: readonly QueuedMessage[],
  longestWaitMs?: number,
): Promise<Outcome[]> {
  const messages = batch.map((queued) => ({ ...queued, id: randomUUID() }))
  const outcomes = await insertMessages(db, messages, now, longestWaitMs)
  return messages.map((message) => {
    const outcome = outcomes.get(message.id)
    if (outcome === 'locked') return null
    return outcome === 'repeated' ? { repeatedAt: now } : { message: show(realtime, message, now) }
  })
}

/** Sends a message to the receiver and to the sender's other sockets. */
function show(
  realtime: Realtime,
  { id, conversation: { own, other }, content, fromSocket }: QueuedMessage & { id: string },
  sentAt: Date,
): MessageOnWire {
  const message = messageToWire({
    id,
    senderId: own.id,
    receiverId: other.id,
    content,
    sentAt,
    readAt: null,
    quoteVersionId: null,
    proposalId: null,
  })
  const rooms = [own, other].map((side) => roomOf(side.role, side.id))
  realtime.emit(rooms, 'receive_message', message, fromSocket)
  return message
}

/** Returns the stored message, or the one that it repeats, which everybody has seen. */
async function messageOf(
  db: Queryable,
  { conversation, content }: QueuedMessage,
  outcome: NonNullable<Outcome>,
): Promise<MessageOnWire> {
  if ('message' in outcome) return outcome.message
  return messageToWire(await findRepeated(db, conversation, { content, sentAt: outcome.repeatedAt }))
}
