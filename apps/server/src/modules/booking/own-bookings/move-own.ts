import type { moveOwnAppointment } from '@anseo/contract/own-bookings'
import type { BodyOf } from '@anseo/contract/call'
import { isTooNearForDayReminder } from '@anseo/domain/reminders'
import { and, isNull } from 'drizzle-orm'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { orSlotTaken } from '../appointments/refuse-slot.ts'
import { takeStep } from '../appointments/take-step.ts'
import { admitClientMail } from '../client-mails/admit-client-mail.ts'
import { addressOfClient } from '../contacts/choose-contact.ts'
import { tellClientJob } from '../events.ts'
import { isOfVendor, lockAppointment } from '../lock-appointment.ts'
import { stopOf } from '../appointment-row.ts'
import { appointment } from '../tables/appointments.ts'
import { findOwnAppointment } from '../appointments/find-own-appointment.ts'
import { admitOwn } from './admit-own.ts'

/**
 * Moves a booking of the vendor's own, also to another length; its price stays (B8). A client's own appointment moves
 * only with the client's consent, by a proposal.
 * @returns the outcome of the email to the client; null if none was requested.
 * @throws Refusal `NOT_FOUND` also for an appointment of the marketplace, `SLOT_TAKEN` with alternatives,
 * `OUTSIDE_HOURS`, `APPOINTMENT_ENDED`, `INVALID_REQUEST`.
 */
export async function moveOwnAppointmentFor(
  runtime: Runtime,
  caller: Caller,
  id: string,
  move: BodyOf<typeof moveOwnAppointment>,
) {
  const { accountId: vendorId } = caller
  const found = await findOwnAppointment(runtime.db, caller, id)
  if (!found || found.clientId !== null) throw new Refusal('NOT_FOUND')
  const contactId = found.contactId ?? undefined
  const email = contactId ? await addressOfClient(runtime.db, vendorId, { contactId }) : null
  const emailed = move.notify ? await admitClientMail(runtime, vendorId, email) : null
  await orSlotTaken(runtime, (claim) =>
    runtime.transactionOnce(async (unit) => {
      const row = await lockAppointment(unit.db, id, and(isOfVendor(vendorId), isNull(appointment.clientId)))
      if (!row) throw new Refusal('NOT_FOUND')
      const stop = stopOf(row)
      const { slot } = await admitOwn(unit, vendorId, move, { stop, moved: row })
      claim({ vendorId, slot, exceptAppointmentId: id, stop })
      await takeStep(
        unit,
        row,
        { kind: 'moveOwn', slot },
        {
          dayReminderAt: isTooNearForDayReminder(slot.start, unit.now) ? unit.now : null,
          hourReminderAt: null,
          ...(emailed === 'sent' && { clientToldAt: unit.now }),
        },
      )
      if (emailed === 'sent') await unit.enqueue(tellClientJob, { appointmentId: id, moved: true })
    }),
  )
  return emailed
}
