import type { AppointmentChange, AppointmentStep } from '@anseo/domain/appointment-steps'
import { earned } from '@anseo/domain/ledger'
import type { AppointmentRow } from '../rows.ts'
import type { Transaction } from '../transaction.ts'
import { type Operation, refuseOn, transact, type World } from '../world.ts'
import { openRefund } from './open-refund.ts'

/** Takes one step with an appointment, as a client, a vendor, an admin or the time. */
export function* takeStep(world: World, id: string, step: AppointmentStep): Operation {
  yield* transact(world, (transaction) => stepIn(world, transaction, id, step))
}

/** Takes the step inside a transaction. @throws Refused with the domain's problem. */
export function stepIn(world: World, transaction: Transaction, id: string, step: AppointmentStep): void {
  const appointment = transaction.get('appointment', id)
  const { problem, change } = world.composition.stepAppointment(appointment, step, transaction.now)
  refuseOn(problem)
  if (change) applyChange(world, transaction, appointment, change)
}

/** Stores the changes of a step, with their effects on the vendor's count, earning, refund and intent. */
export function applyChange(
  world: World,
  transaction: Transaction,
  appointment: AppointmentRow,
  { set, refund, earnedCents, givesUpPayment }: AppointmentChange,
): void {
  if (Object.keys(set).length === 0) return
  const { id, vendorId } = appointment
  transaction.update('appointment', appointment, set)
  if (set.completedAt) {
    const vendor = transaction.get('vendor', vendorId)
    const completedAppointments = vendor.completedAppointments + 1
    transaction.update('vendor', vendor, { completedAppointments })
  }
  if (refund.totalCents > 0) {
    const [payment] = transaction.find('payment', (row) => row.appointmentId === id && isPaidWith(row))
    if (!payment) throw new Error(`Nothing of ${id} can be refunded`)
    openRefund(world, transaction, payment, { totalCents: refund.totalCents, parts: refund })
  }
  if (earnedCents > 0) {
    const owed = { vendorId, appointmentId: id, amountCents: earnedCents, owedAt: transaction.now }
    transaction.insert('earning', { ...owed, kind: 'fee', payoutId: null })
    transaction.book(earned(id, vendorId, earnedCents))
  }
  if (givesUpPayment) giveUpPayment(transaction, id)
}

const isPaidWith = (payment: { succeededAt: Date | null; returnedAt: Date | null }) =>
  payment.succeededAt !== null && payment.returnedAt === null

/** Gives up the live payment of an appointment; a job cancels its intent (M5). */
function giveUpPayment(transaction: Transaction, appointmentId: string): void {
  const live = transaction.find(
    'payment',
    (row) => row.appointmentId === appointmentId && !row.abandonedAt && !row.succeededAt,
  )
  for (const payment of live) {
    transaction.update('payment', payment, { abandonedAt: transaction.now })
    transaction.enqueue('cancel-intent', payment.id)
  }
}
