import { workOff } from '../../../platform/jobs/work-off.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { byClient, byVendor } from '../contact/conversation.ts'
import { findWritingProblems } from '../contact/policy.ts'
import { messagesUnread } from '../events.ts'
import { claimUnread, findUnread } from './unread-store.ts'

/**
 * The sweep: notifies the receivers of messages that stay unread, once until they have read them. Nobody is notified of
 * the messages of somebody who may no longer write to them, such as one whom they have blocked.
 */
export const notifyOfUnread = (runtime: Runtime): Promise<void> =>
  workOff(
    runtime,
    (limit) => findUnread(runtime.db, runtime.clock.now(), limit),
    ({ clientId, vendorId, senderId }) => `${clientId} ${vendorId} ${senderId}`,
    (sent) =>
      runtime.transaction(async (unit) => {
        const texts = await claimUnread(unit.db, sent, unit.now)
        const { clientId, vendorId, senderId } = sent
        const conversation = (senderId === clientId ? byClient : byVendor)({ clientId, vendorId })
        const [problem] = await findWritingProblems(unit.db, [conversation], unit.now)
        if (texts.length === 0 || problem) return
        const receiver = conversation.other.role
        await unit.publish(messagesUnread, { clientId, vendorId, receiver, texts })
      }),
  )
