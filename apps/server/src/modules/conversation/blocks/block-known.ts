import type { Caller } from '../../../platform/http/caller.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { blockPerson, type Blocking } from '../../booking/public.ts'
import { refuseUnknown } from '../chat/refuse-unknown.ts'
import { type Conversation, conversationOf, pairOf } from '../contact/conversation.ts'

/**
 * Blocks someone the caller can know of. A client can block a listed vendor or one it has booked or written to; a vendor
 * can block a client who wrote or booked (C9).
 * @throws Refusal `VENDOR_NOT_FOUND` or, about a client, `NOT_FOUND`.
 */
export const blockKnown = ({ transaction }: Runtime, caller: Caller, otherId: string): Promise<void> =>
  transaction(async (unit) => {
    const conversation = conversationOf(caller, otherId)!
    await refuseUnknown(unit.db, conversation, unit.now)
    await blockPerson(unit, blockingOf(conversation))
  })

/** Returns the block by which the caller's side of a conversation blocks the other. */
export const blockingOf = (conversation: Conversation): Blocking => ({
  ...pairOf(conversation),
  by: conversation.own.role,
})
