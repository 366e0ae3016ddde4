import type { readAppointmentChat } from '@anseo/contract/admin-appointments'
import type { QueryOf, ReplyOf } from '@anseo/contract/call'
import { HOUR_MS } from '@anseo/domain/duration'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { countAudit, recordAudit } from '../../../modules/audit/public.ts'
import { readConversation } from '../../../modules/conversation/public.ts'
import { requireChatOf } from './operator-detail-store.ts'

/**
 * Returns the messages between client and vendor of an appointment; the audit log records that an admin opened them.
 * @throws Refusal `NOT_FOUND`
 */
export async function readChat(
  { db, clock, transaction }: Pick<Runtime, 'db' | 'clock' | 'transaction'>,
  { accountId: adminId }: Caller,
  id: string,
  page: QueryOf<typeof readAppointmentChat>,
): Promise<ReplyOf<typeof readAppointmentChat>> {
  const read = await readConversation(db, await requireChatOf(db, id), page)
  const action = 'chat.read'
  // An older page belongs to a reading that was recorded; a cursor does not show it, since anybody can make one up.
  const reading = { actor: adminId, action, kind: 'appointment', subject: id } as const
  const from = new Date(clock.now().getTime() - HOUR_MS)
  if (page.cursor === undefined || (await countAudit(db, { ...reading, from })) === 0) {
    await transaction((unit) => recordAudit(unit, { adminId, action, subject: { kind: 'appointment', id } }))
  }
  return read
}
