import type { ReplyOf } from '@anseo/contract/call'
import { readAppointmentChat } from '@anseo/contract/admin-appointments'
import type { getProblemReport } from '@anseo/contract/problem-reports'
import { mayCall } from '@anseo/domain/admin-role'
import { HOUR_MS } from '@anseo/domain/duration'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { recordAudit } from '../../audit/public.ts'
import { clientOf, listHistory } from '../../booking/public.ts'
import { readConversation } from '../../conversation/public.ts'
import { refundsOf } from '../../money/public.ts'
import { presentReports } from './present.ts'
import { countRecord } from './search-store.ts'
import { findReport } from './store.ts'

/** The number of chat messages shown with a report: enough for the day itself. The full chat is a separate call. */
const MOST_MESSAGES = 6
const BEFORE_START_MS = 3 * HOUR_MS

/**
 * Returns a problem report with the appointment's history, the latest chat messages, both sides' track record and the
 * state of the refund. Messages are private: a role that may not read chats gets none, and the audit log records who read
 * them.
 * @throws Refusal `NOT_FOUND`
 */
export async function showReport(
  { db, clock, transaction }: Runtime,
  { accountId: adminId, adminRole }: Caller,
  id: string,
): Promise<ReplyOf<typeof getProblemReport>> {
  const row = await findReport(db, id)
  if (!row) throw new Refusal('NOT_FOUND')
  const { appointment } = row
  const between = { clientId: clientOf(appointment), vendorId: appointment.vendorId }
  const [reports, history, chat, record, refunds] = await Promise.all([
    presentReports(db, [row]),
    listHistory({ db, clock }, appointment.id),
    adminRole && mayCall(adminRole, readAppointmentChat.roles)
      ? readConversation(db, between, { limit: MOST_MESSAGES })
      : null,
    countRecord(db, between),
    refundsOf(db, [appointment.id]),
  ])
  const since = new Date(appointment.startsAt.getTime() - BEFORE_START_MS).toISOString()
  const words = (chat?.messages ?? []).filter(({ timestamp }) => timestamp >= since)
  if (words.length > 0) {
    await transaction((unit) =>
      recordAudit(unit, { adminId, action: 'chat.read', subject: { kind: 'report', id: row.report.id } }),
    )
  }
  return {
    report: reports[0]!,
    history,
    words,
    record,
    refundStatus: refunds.get(appointment.id)?.status ?? null,
  }
}
