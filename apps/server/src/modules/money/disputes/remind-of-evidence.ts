import { DAY_MS } from '@anseo/domain/duration'
import { EVIDENCE_REMINDER_DAYS, evidenceReminder } from '@anseo/domain/evidence'
import { workOff } from '../../../platform/jobs/work-off.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { lockAppointment, toEventBase } from '../../booking/public.ts'
import { evidenceDue } from '../events.ts'
import { findEvidence, findUnanswered, lockDisputeRow, recordReminder } from './evidence-store.ts'

const EARLIEST_MS = Math.max(...EVIDENCE_REMINDER_DAYS) * DAY_MS

/** The sweep that reminds operators of disputes without an answer, 3 days and 1 day before their deadline (D3). */
export async function remindOfEvidence(runtime: Runtime): Promise<void> {
  const from = runtime.clock.now()
  const to = new Date(from.getTime() + EARLIEST_MS)
  const unanswered = await findUnanswered(runtime.db, { from, to })
  const due = unanswered.filter(
    ({ dispute }) => dispute.answerBy && evidenceReminder(dispute.answerBy, dispute.remindedDays, from),
  )
  await workOff(
    runtime,
    async () => due,
    ({ dispute }) => dispute.id,
    ({ dispute, appointmentId }) => runtime.transaction((unit) => remind(unit, dispute.id, appointmentId)),
  )
}

async function remind(unit: UnitOfWork, disputeId: string, appointmentId: string): Promise<void> {
  const row = await lockAppointment(unit.db, appointmentId)
  const current = await lockDisputeRow(unit.db, disputeId)
  const evidence = await findEvidence(unit.db, disputeId)
  if (!row || current?.status !== 'open' || current.acceptedAt || !current.answerBy || evidence?.sentAt)
    return
  const { answerBy, amountCents, remindedDays } = current
  const days = evidenceReminder(answerBy, remindedDays, unit.now)
  if (days === null) return
  await recordReminder(unit.db, disputeId, days)
  await unit.publish(evidenceDue, { ...toEventBase(row), disputeId, amountCents, answerBy, days })
}
