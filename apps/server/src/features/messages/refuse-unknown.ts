import { Refusal } from '../../http/refusal.ts'
import type { Queryable } from '../../infrastructure/database/database.ts'
import type { Conversation } from './conversation.ts'
import { otherExists } from './store.ts'

/** Refuses a conversation with nobody. */
export async function refuseUnknown(db: Queryable, conversation: Conversation): Promise<void> {
  if (await otherExists(db, conversation)) return
  throw new Refusal(conversation.other.role === 'vendor' ? 'VENDOR_NOT_FOUND' : 'NOT_FOUND')
}
