import { randomUUID } from 'node:crypto'
import type { MessageOnWire } from '@anseo/contract/messages'
import { SQL_STATE, sqlStateOf } from '../../../platform/database/sql-state.ts'
import { batcher } from '../../../platform/process/batcher.ts'
import { roomOf } from '../../../platform/realtime/realtime.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import type { Conversation } from '../contact/conversation.ts'
import { findWritingProblems, type WritingProblem } from '../contact/policy.ts'
import { messageToWire } from './present.ts'
import {
  findRepeated,
  insertMessages,
  lockConversation,
  lockFreeConversations,
  type NewMessage,
} from './store.ts'

/** A text that somebody wants to send. */
interface AskedMessage {
  conversation: Conversation
  content: string
  /** The sending socket. */
  fromSocket: string
}

/** The stored message, or why there is none. */
type Outcome = { message: MessageOnWire } | { problem: WritingProblem }

/** Two lanes would wait for each other's commits. */
const TOGETHER = { lanes: 1, most: 64 }
/** A batch holds up those behind it, so it waits no longer than this for a lock. */
const LONGEST_WAIT_MS = 250

/**
 * Creates the storing of messages: those that come together share their statements and a commit (decision 054). One
 * that would have to wait for another transaction gets a transaction of its own, so that it holds up nobody.
 */
export function createStoreMessage(runtime: Pick<Runtime, 'transaction'>) {
  const together = batcher((asked: readonly AskedMessage[]) => storeAll(runtime, asked), TOGETHER)
  return async (asked: AskedMessage): Promise<Outcome> =>
    (await together(asked)) ?? storeAlone(runtime, asked)
}

/** Stores what it can; null stands for a message that has to wait. */
async function storeAll(
  runtime: Pick<Runtime, 'transaction'>,
  asked: readonly AskedMessage[],
): Promise<(Outcome | null)[]> {
  try {
    return await runtime.transaction(async (unit) => {
      const conversations = asked.map(({ conversation }) => conversation)
      const locked = await lockFreeConversations(unit.db, conversations, LONGEST_WAIT_MS)
      const own = asked.filter((_one, place) => locked[place])
      const outcomes = await storeLocked(unit, own)
      return locked.map((isLocked) => (isLocked ? outcomes.shift()! : null))
    })
  } catch (error) {
    if (asked.length > 1 || sqlStateOf(error) !== SQL_STATE.lockNotAvailable) throw error
    return [null]
  }
}

const storeAlone = (runtime: Pick<Runtime, 'transaction'>, asked: AskedMessage): Promise<Outcome> =>
  runtime.transaction(async (unit) => {
    await lockConversation(unit.db, asked.conversation)
    const [outcome] = await storeLocked(unit, [asked])
    return outcome!
  })

/** Stores messages of conversations that are locked, and shows them after the commit. */
async function storeLocked(unit: UnitOfWork, asked: readonly AskedMessage[]): Promise<Outcome[]> {
  const conversations = asked.map(({ conversation }) => conversation)
  const problems = await findWritingProblems(unit.db, conversations, unit.now)
  const messages = asked.map((one) => ({ ...one, id: randomUUID() }))
  const allowed = messages.filter((_one, place) => !problems[place])
  const stored = allowed.length === 0 ? new Set() : await insertMessages(unit.db, allowed, unit.now)
  const outcomes: Outcome[] = []
  for (const [place, one] of messages.entries()) {
    const problem = problems[place]
    if (problem) outcomes.push({ problem })
    else if (stored.has(one.id)) outcomes.push({ message: show(unit, one) })
    else outcomes.push({ message: await readRepeated(unit, one) })
  }
  return outcomes
}

function show({ now, realtime }: UnitOfWork, sent: NewMessage & AskedMessage): MessageOnWire {
  const { own, other } = sent.conversation
  const message = messageToWire({
    id: sent.id,
    senderId: own.id,
    receiverId: other.id,
    content: sent.content,
    sentAt: now,
    readAt: null,
    quoteVersionId: null,
    proposalId: null,
  })
  realtime.emit(roomOf(other.role, other.id), 'receive_message', message)
  realtime.emit(roomOf(own.role, own.id), 'receive_message', message, sent.fromSocket)
  return message
}

const readRepeated = async ({ db, now }: UnitOfWork, { conversation, content }: AskedMessage) =>
  messageToWire(await findRepeated(db, conversation, { content, sentAt: now }))
