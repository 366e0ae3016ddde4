import type { BodyOf } from '@anseo/contract/call'
import type { ClientMailOutcome } from '@anseo/contract/client-mails'
import type { moveAppointment } from '@anseo/contract/own-bookings'
import type { ProposalOnWire } from '@anseo/contract/proposals'
import { isMoveTold } from '@anseo/domain/payment-request'
import { isTooNearForDayReminder } from '@anseo/domain/reminders'
import { slotFromWire } from '@anseo/domain/slot'
import { and, isNull } from 'drizzle-orm'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import type { AppointmentRow } from '../appointment-row.ts'
import { readProposals } from '../proposals/read-proposals.ts'
import { proposeMove } from '../proposals/propose-move.ts'
import { orSlotTaken } from '../appointments/refuse-slot.ts'
import { takeStep } from '../appointments/take-step.ts'
import { admitClientMail, transactWithMail } from '../client-mails/admit-client-mail.ts'
import { addressOfClient } from '../contacts/choose-contact.ts'
import { notifyClientJob } from '../events.ts'
import { isOfVendor, lockAppointmentOf } from '../lock-appointment.ts'
import { appointment } from '../tables/appointments.ts'
import { findOwnAppointment } from '../appointments/find-own-appointment.ts'
import { admitOwn } from './admit-own.ts'

type Move = BodyOf<typeof moveAppointment>

interface Moved {
  /** The outcome of the email about a vendor's own booking; null if none was requested or is due. */
  emailed: ClientMailOutcome | null
  /** The question to the client of any other appointment. */
  proposal: ProposalOnWire | null
}

/**
 * Moves an appointment of the vendor's (B8): a booking of its own at once, also to another length, at the same price; a
 * client's by a proposal that holds the new time too, since it needs the client's consent.
 * @throws Refusal `NOT_FOUND`, `SLOT_TAKEN` with alternatives, `OUTSIDE_HOURS`, `APPOINTMENT_ENDED`, `INVALID_REQUEST`,
 * and of a client's also `SLOT_INVALID`, `SLOT_PAST`, `PAST`, `REPORT_OPEN`, `SERIES_REQUEST`.
 */
export async function moveAppointmentFor(
  runtime: Runtime,
  caller: Caller,
  id: string,
  move: Move,
): Promise<Moved> {
  const found = await findOwnAppointment(runtime.db, caller, id)
  if (!found) throw new Refusal('NOT_FOUND')
  return found.clientId === null
    ? { emailed: await moveOwn(runtime, caller, found, move), proposal: null }
    : { emailed: null, proposal: await askClient(runtime, caller, id, move) }
}

async function askClient(runtime: Runtime, { accountId: vendorId }: Caller, id: string, move: Move) {
  const proposalId = await orSlotTaken(runtime, (claim) =>
    runtime.transactionOnce(async (unit) => {
      const row = await lockAppointmentOf(unit.db, id, isOfVendor(vendorId))
      const { slot } = await admitOwn(unit, vendorId, move, { moved: row })
      claim({ slot, moved: row })
      return (await proposeMove(unit, row, slot))._id
    }),
  )
  const proposals = await readProposals(runtime.db, runtime.clock.now(), [proposalId])
  return proposals.get(proposalId)!
}

async function moveOwn(
  runtime: Runtime,
  { accountId: vendorId }: Caller,
  found: AppointmentRow,
  move: Move,
): Promise<ClientMailOutcome | null> {
  const { id } = found
  const contactId = found.contactId ?? undefined
  const email = contactId ? await addressOfClient(runtime.db, vendorId, { contactId }) : null
  const times = { from: found.startsAt, to: slotFromWire(move)?.start ?? found.startsAt }
  const isOwed = isMoveTold(found.vendorFeeCents, times, runtime.clock.now())
  const emailed = isOwed || move.notify ? await admitClientMail(runtime, vendorId, email, isOwed) : null
  await orSlotTaken(runtime, (claim) =>
    transactWithMail(runtime, { vendorId, emailed }, async (unit) => {
      const row = await lockAppointmentOf(
        unit.db,
        id,
        and(isOfVendor(vendorId), isNull(appointment.clientId)),
      )
      const { slot } = await admitOwn(unit, vendorId, move, { moved: row })
      claim({ slot, moved: row })
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
      if (emailed === 'sent') await unit.enqueue(notifyClientJob, { appointmentId: id, moved: true })
    }),
  )
  return emailed
}
