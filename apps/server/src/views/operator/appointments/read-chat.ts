import type { readAppointmentChat } from '@anseo/contract/admin-appointments'
import type { QueryOf, ReplyOf } from '@anseo/contract/call'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { recordAudit } from '../../../modules/audit/public.ts'
import { readConversation } from '../../../modules/conversation/public.ts'
import { requireChatOf } from './operator-detail-store.ts'

/**
 * Returns the messages between client and vendor of an appointment; the audit log records that an admin opened them.
 * @throws Refusal `NOT_FOUND`
 */
export async function readChat(
  { db, transaction }: Pick<Runtime, 'db' | 'transaction'>,
  caller: Caller,
  id: string,
  page: QueryOf<typeof readAppointmentChat>,
): Promise<ReplyOf<typeof readAppointmentChat>> {
  const read = await readConversation(db, await requireChatOf(db, id), page)
  // Older pages belong to the same visit, so only the first page is recorded.
  if (page.cursor === undefined) {
    await transaction((unit) =>
      recordAudit(unit, {
        adminId: caller.accountId,
        action: 'chat.read',
        subject: { kind: 'appointment', id },
      }),
    )
  }
  return read
}
