import { isTooNearForDayReminder } from '@anseo/domain/reminders'
import type { AppointmentStep } from '@anseo/domain/appointment-steps'
import type { Slot } from '@anseo/domain/slot'
import { acceptProblem, proposalState } from '@anseo/domain/time-proposal'
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
import { proposalFacts } from '../proposal-records/proposal-facts.ts'
import {
  closeOpen,
  findProposal,
  type ProposalRow,
  slotOfProposal,
  untilOf,
} from '../proposal-records/store.ts'
import { proposalAccepted, proposalClosed, proposalDeclined, proposalWithdrawn } from '../events.ts'
import { announceFreedHold } from '../proposal-records/announce-freed-hold.ts'

/** The appointment and its proposal, as the path of a call names them. */
interface Named {
  id: string
  proposalId: string
}

/**
 * Accepts a suggested time as the client: the appointment moves there. A request is confirmed with it and its payment
 * window starts; of a confirmed appointment only the time changes (B8).
 * @returns the message to the client.
 * @throws Refusal with the problem; `SLOT_TAKEN` carries alternatives, `PROPOSAL_CLOSED` when it was answered or
 * replaced.
 */
export async function acceptProposal(runtime: Runtime, caller: Caller, named: Named): Promise<string> {
  return orSlotTaken(runtime, (claim) =>
    runtime.transactionOnce(async (unit) => {
      const { row, proposal } = await lockNamed(unit, named, isOfClient(caller.accountId))
      refuseOn(acceptProblem(factsOf(row), proposal.heldUntil !== null, unit.now))
      const slot = slotOfProposal(proposal)
      claim({ slot, moved: row })
      refuseClosed(proposal, unit)
      // A time that is held is free for this appointment.
      if (!proposal.heldUntil) await checkTime(unit, row, slot)
      await closeOpen(unit.db, row.id, 'accepted', unit.now)
      const moved = await move(runtime, unit, row, slot)
      await unit.publish(proposalClosed, { proposalId: proposal.id })
      return moved.paidAt ? 'New time confirmed' : 'New time confirmed. Pay to keep it.'
    }),
  )
}

async function move(
  runtime: Runtime,
  unit: UnitOfWork,
  row: AppointmentRow,
  slot: Slot,
): Promise<AppointmentRow> {
  const step: AppointmentStep = {
    kind: row.confirmedAt ? 'acceptMove' : 'acceptProposal',
    slot,
    paymentWindowHours: windowOf(row, runtime),
  }
  const moved = await takeStep(unit, row, step, {
    // A time within a day needs no reminder a day before.
    dayReminderAt: isTooNearForDayReminder(slot.start, unit.now) ? unit.now : null,
    hourReminderAt: null,
    payReminderAt: null,
  })
  const payBy = moved.paidAt ? null : moved.payBy
  const facts = { from: slotOf(row), wasConfirmed: row.confirmedAt !== null, payBy }
  await unit.publish(proposalAccepted, { ...toEventBase(moved), ...facts })
  return moved
}

/**
 * Declines a suggested time as the client; the appointment stays as it was. One that declines a move may cancel with a
 * full refund (B8).
 * @returns the message to the client.
 */
export const declineProposal = (runtime: Runtime, caller: Caller, named: Named) =>
  close(runtime, named, isOfClient(caller.accountId), 'declined')

/** Withdraws a suggested time as the vendor; returns the message. */
export const withdrawProposal = (runtime: Runtime, caller: Caller, named: Named) =>
  close(runtime, named, isOfVendor(caller.accountId), 'withdrawn')

const CLOSED = { declined: proposalDeclined, withdrawn: proposalWithdrawn }

const closedText = (answer: keyof typeof CLOSED, { confirmedAt }: AppointmentRow): string => {
  if (answer === 'withdrawn') return 'Suggestion withdrawn'
  return confirmedAt
    ? 'Declined. Your appointment stays as it was.'
    : 'Declined. Your original request is still open.'
}

async function close(runtime: Runtime, named: Named, whose: SQL, answer: keyof typeof CLOSED) {
  return runtime.transactionOnce(async (unit) => {
    const { row, proposal } = await lockNamed(unit, named, whose)
    refuseClosed(proposal, unit)
    await closeOpen(unit.db, row.id, answer, unit.now)
    await announceFreedHold(unit, proposal)
    await unit.publish(CLOSED[answer], proposalFacts(row, proposal))
    await unit.publish(proposalClosed, { proposalId: proposal.id })
    return closedText(answer, row)
  })
}

async function lockNamed(unit: UnitOfWork, { id, proposalId }: Named, whose: SQL) {
  const row = await lockAppointment(unit.db, id, whose)
  const proposal = row && (await findProposal(unit.db, row.id, proposalId))
  if (!proposal) throw new Refusal('NOT_FOUND')
  return { row, proposal }
}

function refuseClosed(proposal: ProposalRow, { now }: UnitOfWork): void {
  const until = untilOf(proposal)
  if (proposalState({ answer: proposal.answer, until }, now) !== 'open') throw new Refusal('PROPOSAL_CLOSED')
}
