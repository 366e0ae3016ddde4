import { Refusal } from '../../../platform/http/refusal.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { type Conversation, conversationOf } from './conversation.ts'
import { refuseWriting } from './policy.ts'

/**
 * Checks, within a unit, that the caller may write to another account (A6).
 * @returns their conversation.
 * @throws Refusal `CHAT_NOT_ALLOWED`, `CHAT_CLOSED`
 */
export async function assertCanWrite(
  unit: UnitOfWork,
  caller: Caller,
  otherId: string,
): Promise<Conversation> {
  const conversation = conversationOf(caller, otherId)
  if (!conversation) throw new Refusal('CHAT_NOT_ALLOWED')
  await refuseWriting(unit.db, conversation, unit.now)
  return conversation
}
