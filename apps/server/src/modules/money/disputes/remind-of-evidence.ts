import { EVIDENCE_REMINDER_DAYS, evidenceReminder } from '@anseo/domain/evidence'
import type { Runtime } from '../../../platform/runtime.ts'
import { lockAppointment, toEventBase } from '../../booking/public.ts'
import { evidenceDue } from '../events.ts'
import { findEvidence, findUnanswered, lockDisputeRow, recordReminder } from './evidence-store.ts'

const DAY_MS = 24 * 3_600_000
const EARLIEST_MS = Math.max(...EVIDENCE_REMINDER_DAYS) * DAY_MS

/** The sweep that reminds operators of disputes without an answer, 3 days and 1 day before their deadline (D3). */
export async function remindOfEvidence({ db, clock, transaction }: Runtime): Promise<void> {
  const from = clock.now()
  const to = new Date(from.getTime() + EARLIEST_MS)
  for (const { dispute, appointmentId } of await findUnanswered(db, { from, to })) {
    if (!dispute.answerBy || !evidenceReminder(dispute.answerBy, dispute.remindedDays, from)) continue
    await transaction(async (unit) => {
      const row = await lockAppointment(unit.db, appointmentId)
      const current = await lockDisputeRow(unit.db, dispute.id)
      const evidence = await findEvidence(unit.db, dispute.id)
      if (!row || current?.status !== 'open' || current.acceptedAt || !current.answerBy || evidence?.sentAt) {
        return
      }
      const { id: disputeId, answerBy, amountCents, remindedDays } = current
      const days = evidenceReminder(answerBy, remindedDays, unit.now)
      if (days === null) return
      await recordReminder(unit.db, disputeId, days)
      await unit.publish(evidenceDue, { ...toEventBase(row), disputeId, amountCents, answerBy, days })
    })
  }
}
