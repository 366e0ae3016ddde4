import type { Caller } from '../../platform/http/caller.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Runtime } from '../../platform/runtime.ts'
import { clientOf, findOwnAppointment } from '../booking/public.ts'
import { inviteToAppointment } from './invite-to-appointment.ts'
import { findParties } from './people-store.ts'
import { senderOf } from './sender.ts'
import { findNotifiedAppointment } from './notified-appointment.ts'

/**
 * Returns the calendar file that the client's emails carry, as it is now (C1 of growth).
 * @throws Refusal `NOT_FOUND` for an appointment of others.
 */
export async function calendarEntryFor(runtime: Runtime, caller: Caller, id: string): Promise<File> {
  const row = await findOwnAppointment(runtime.db, caller, id)
  if (!row) throw new Refusal('NOT_FOUND')
  const parties = await findParties(runtime.db, { clientId: clientOf(row), vendorId: row.vendorId })
  const appointment = await findNotifiedAppointment(runtime.db, id)
  const now = runtime.clock.now()
  const { filename, content } = inviteToAppointment(senderOf(runtime), appointment, parties, 'client', now)
  return new File([Buffer.from(content, 'base64')], filename, { type: 'text/calendar' })
}
