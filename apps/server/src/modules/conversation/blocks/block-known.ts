import type { Caller } from '../../../platform/http/caller.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { blockPerson, type Blocking } from '../../booking/public.ts'
import { refuseUnknown } from '../chat/refuse-unknown.ts'
import { conversationOf, pairOf } from '../contact/conversation.ts'

/**
 * Blocks somebody whom the caller can know of: a client a listed vendor or one of its own, a vendor a client who wrote
 * or booked (C9).
 * @throws Refusal `VENDOR_NOT_FOUND` or, about a client, `NOT_FOUND`.
 */
export const blockKnown = ({ transaction }: Runtime, caller: Caller, otherId: string): Promise<void> =>
  transaction(async (unit) => {
    const conversation = conversationOf(caller, otherId)!
    await refuseUnknown(unit.db, conversation, unit.now)
    await blockPerson(unit, blockingOf(caller, otherId))
  })

/** The caller blocks the other. */
export function blockingOf(caller: Caller, otherId: string): Blocking {
  const conversation = conversationOf(caller, otherId)!
  return { ...pairOf(conversation), by: conversation.own.role }
}
