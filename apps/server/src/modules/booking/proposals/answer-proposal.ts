import { isTooNearForDayReminder } from '@anseo/domain/reminders'
import { problemTo } from '@anseo/domain/appointment-permissions'
import type { Slot } from '@anseo/domain/slot'
import { proposalState } from '@anseo/domain/time-proposal'
import type { SQL } from 'drizzle-orm'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal, refuseOn } from '../../../platform/http/refusal.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { windowOf } from '../appointments/answer-request.ts'
import { toEventBase, type AppointmentRow, factsOf, slotOf } from '../appointment-row.ts'
import { isOfClient, isOfVendor, lockAppointment } from '../lock-appointment.ts'
import { orSlotTaken } from '../appointments/refuse-slot.ts'
import { takeStep } from '../appointments/take-step.ts'
import { checkTime } from './check-time.ts'
import { closeOpen, findProposal, type ProposalRow, slotOfProposal } from './store.ts'
import { proposalAccepted, proposalClosed, proposalDeclined, proposalWithdrawn } from '../events.ts'

interface Named {
  id: string
  proposalId: string
}

/**
 * The client accepts: the appointment moves to the proposed time and is confirmed with that; its payment window starts.
 * @throws Refusal with the problem; `SLOT_TAKEN` carries alternatives, `PROPOSAL_CLOSED` when it was answered or
 * replaced.
 */
export async function acceptProposal(runtime: Runtime, caller: Caller, named: Named): Promise<void> {
  await orSlotTaken(runtime, (claim) =>
    runtime.transaction(async (unit) => {
      const { row, proposal } = await lockNamed(unit, named, isOfClient(caller.accountId))
      refuseOn(problemTo.acceptProposal(factsOf(row), unit.now))
      const slot = slotOfProposal(proposal)
      claim({ vendorId: row.vendorId, slot, exceptAppointmentId: row.id })
      refuseClosed(proposal, unit)
      await checkTime(unit, row, slot)
      await closeOpen(unit.db, row.id, 'accepted', unit.now)
      await moveAndConfirm(runtime, unit, row, slot)
      await unit.publish(proposalClosed, { proposalId: proposal.id })
    }),
  )
}

async function moveAndConfirm(runtime: Runtime, unit: UnitOfWork, row: AppointmentRow, slot: Slot) {
  const step = { kind: 'acceptProposal', slot, paymentWindowHours: windowOf(row, runtime) } as const
  const moved = await takeStep(unit, row, step, {
    // A time within a day needs no reminder a day before.
    dayReminderAt: isTooNearForDayReminder(slot.start, unit.now) ? unit.now : null,
    hourReminderAt: null,
    payReminderAt: null,
  })
  await unit.publish(proposalAccepted, { ...toEventBase(moved), from: slotOf(row), payBy: moved.payBy })
}

/** Declines a suggested time as the client; the request stays open. */
export const declineProposal = (runtime: Runtime, caller: Caller, named: Named) =>
  close(runtime, named, isOfClient(caller.accountId), 'declined')

/** The vendor takes the time back. */
export const withdrawProposal = (runtime: Runtime, caller: Caller, named: Named) =>
  close(runtime, named, isOfVendor(caller.accountId), 'withdrawn')

const CLOSED = { declined: proposalDeclined, withdrawn: proposalWithdrawn }

async function close(runtime: Runtime, named: Named, whose: SQL, answer: 'declined' | 'withdrawn') {
  await runtime.transaction(async (unit) => {
    const { row, proposal } = await lockNamed(unit, named, whose)
    refuseClosed(proposal, unit)
    await closeOpen(unit.db, row.id, answer, unit.now)
    await unit.publish(CLOSED[answer], { ...toEventBase(row), proposed: slotOfProposal(proposal) })
    await unit.publish(proposalClosed, { proposalId: proposal.id })
  })
}

async function lockNamed(unit: UnitOfWork, { id, proposalId }: Named, whose: SQL) {
  const row = await lockAppointment(unit.db, id, whose)
  const proposal = row && (await findProposal(unit.db, row.id, proposalId))
  if (!proposal) throw new Refusal('NOT_FOUND')
  return { row, proposal }
}

function refuseClosed({ answer, startsAt }: ProposalRow, { now }: UnitOfWork): void {
  if (proposalState({ answer, start: startsAt }, now) !== 'open') throw new Refusal('PROPOSAL_CLOSED')
}
