import { appointmentFacts, paymentDeadline } from '@anseo/domain/appointment'
import type { AppointmentStep } from '@anseo/domain/appointment-steps'
import type { AppointmentRow } from '../rows.ts'
import type { Transaction } from '../transaction.ts'
import { type Operation, Refused, transact, type World } from '../world.ts'
import { takeStep } from './take-step.ts'

/**
 * Times out due appointments, each in a transaction of its own (L2); the state machine refuses those that are not due.
 */
export const timeOutAppointments = (world: World): Operation =>
  stepEach(
    world,
    { kind: 'timeOut' },
    (row) => !hasEnded(row) && paymentDeadline(appointmentFacts(row)) <= world.now,
  )

/**
 * Completes appointments 48 h after their end, or after the vendor's mark if later (L3). It tries all that have ended;
 * the state machine refuses those that are not due.
 */
export const completeAppointments = (world: World): Operation =>
  stepEach(world, { kind: 'complete' }, (row) => !hasEnded(row) && row.end <= world.now)

const hasEnded = ({ completedAt, cancelledAt, declinedAt }: AppointmentRow) =>
  completedAt !== null || cancelledAt !== null || declinedAt !== null

function* stepEach(world: World, step: AppointmentStep, isDue: (row: AppointmentRow) => boolean): Operation {
  const due = world.db.all('appointment').filter(isDue)
  yield `found ${due.length}`
  for (const { id } of due) {
    try {
      yield* takeStep(world, id, step)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
    }
  }
}

/** Compares unsettled payments, refunds and disputes with the provider's, and queues checks of the differences (M4). */
export function* reconcile(world: World): Operation {
  yield* transact(world, (transaction) => {
    askAboutPayments(world, transaction)
    askAboutRefunds(world, transaction)
    askAboutDisputes(world, transaction)
  })
}

/**
 * Queues what the provider knows of payments that are not recorded as paid. It includes abandoned ones, since a card
 * may have been charged in the meantime.
 */
function askAboutPayments({ provider }: World, transaction: Transaction): void {
  for (const { id, intentId, abandonedAt } of transaction.find('payment', (row) => !row.succeededAt)) {
    const status = intentId && provider.intents.get(intentId)?.status
    if (status === 'succeeded' || (status === 'canceled' && !abandonedAt)) {
      transaction.enqueue('settle-payment', id)
    }
    // An intent that was abandoned while it was processing, and then failed, is open: the client could still pay it.
    if (status === 'open' && abandonedAt) transaction.enqueue('cancel-intent', id)
  }
}

function askAboutRefunds({ provider }: World, transaction: Transaction): void {
  for (const { id, providerRefundId, status } of transaction.find('refund', () => true)) {
    const theirs = providerRefundId && provider.refunds.get(providerRefundId)?.status
    const isOver = status === 'failed' || status === 'void'
    const differs = theirs === 'failed' || (status === 'pending' && theirs === 'succeeded')
    if (!isOver && differs) transaction.enqueue('check-refund', id)
  }
}

function askAboutDisputes({ provider }: World, transaction: Transaction): void {
  const ours = transaction.find('dispute', () => true)
  for (const { id, status } of provider.disputes.values()) {
    const known = ours.find(({ providerDisputeId }) => providerDisputeId === id)
    if (known?.status !== status) transaction.enqueue('check-dispute', id)
  }
}
