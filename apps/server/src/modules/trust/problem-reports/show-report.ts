import type { ReplyOf } from '@anseo/contract/call'
import type { getProblemReport } from '@anseo/contract/problem-reports'
import { HOUR_MS } from '@anseo/domain/slot'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { clientOf, listHistory } from '../../booking/public.ts'
import { readConversation } from '../../conversation/public.ts'
import { refundsOf } from '../../money/public.ts'
import { presentReport } from './present.ts'
import { countRecord } from './search-store.ts'
import { findReport } from './store.ts'

/** The number of chat messages shown with a report: enough for the day itself. The full chat is a separate call. */
const MOST_MESSAGES = 6
const BEFORE_START_MS = 3 * HOUR_MS

/**
 * Returns a problem report with the appointment's history, the latest chat messages, both sides' track record and the
 * state of the refund.
 * @throws Refusal `NOT_FOUND`
 */
export async function showReport(
  { db, clock }: Pick<Runtime, 'db' | 'clock'>,
  id: string,
): Promise<ReplyOf<typeof getProblemReport>> {
  const row = await findReport(db, id)
  if (!row) throw new Refusal('NOT_FOUND')
  const { appointment } = row
  const between = { clientId: clientOf(appointment), vendorId: appointment.vendorId }
  const [history, chat, record, refunds] = await Promise.all([
    listHistory({ db, clock }, appointment.id),
    readConversation(db, between, { limit: MOST_MESSAGES }),
    countRecord(db, between),
    refundsOf(db, [appointment.id]),
  ])
  const since = new Date(appointment.startsAt.getTime() - BEFORE_START_MS).toISOString()
  return {
    report: presentReport(row),
    history,
    words: chat.messages.filter(({ timestamp }) => timestamp >= since),
    record,
    refundStatus: refunds.get(appointment.id)?.status ?? null,
  }
}
