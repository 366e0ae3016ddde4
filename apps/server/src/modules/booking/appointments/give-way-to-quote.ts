import { refuseOn } from '../../../platform/http/refusal.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { endAppointment } from './end-appointment.ts'
import { lockAppointment } from '../lock-appointment.ts'
import { findOwnRequests, type QuotedTime } from './store.ts'

/**
 * Cancels, as the client, unanswered requests to the same vendor that hold the time of an accepted quote, since the
 * vendor has answered them by quoting (decision 050). A request confirmed in the meantime keeps its time.
 */
export async function giveWayToQuote(unit: UnitOfWork, time: QuotedTime): Promise<void> {
  for (const id of await findOwnRequests(unit.db, time)) {
    const row = await lockAppointment(unit.db, id)
    if (!row || row.confirmedAt || row.cancelledAt || row.declinedAt) continue
    refuseOn(await endAppointment(unit, row, 'client', null, { quotedInstead: true }))
  }
}
