import { APPOINTMENT_TRANSITIONS, type BookingState, bookingState } from '@anseo/domain/booking-state'
import type { DisputeStatus } from '@anseo/domain/dispute-steps'
import { PAYMENT_TRANSITIONS, type PaymentState, paymentState } from '@anseo/domain/payment-state'
import type { AppointmentRow, EarningRow, PaymentRow } from '../rows.ts'
import type { World } from '../world.ts'
import { hold } from './hold.ts'

/** Which of several disputes decides. */
const WEIGHT: Record<DisputeStatus, number> = { won: 0, open: 1, lost: 2 }

/** Watches what changes from one step to the next: every step follows the tables, and nothing is paid out twice. */
export class ChangeWatch {
  private readonly bookings = new Map<string, BookingState>()
  private readonly payments = new Map<string, PaymentState>()
  private readonly payouts = new Map<string, string | null>()

  private seenRequests = 0

  /** Checks the world after a step. */
  inspect(world: World): void {
    for (const { refundId } of world.provider.refundRequests.slice(this.seenRequests))
      mayBeAskedFor(world, refundId)
    this.seenRequests = world.provider.refundRequests.length
    for (const appointment of world.db.all('appointment')) this.lookAtBooking(appointment)
    for (const payment of world.db.all('payment')) this.lookAtPayment(world, payment)
    for (const earning of world.db.all('earning')) this.lookAtEarning(world, earning)
  }

  private lookAtBooking(appointment: AppointmentRow): void {
    const { id, paidAt, reportedAt, reportSettledAt } = appointment
    const to = bookingState(appointment)
    const from = this.bookings.get(id) ?? 'pending'
    if (from === to) return
    hold(APPOINTMENT_TRANSITIONS[from].includes(to), () => `${id} went from ${from} to ${to}`)
    hold(to !== 'cancelled by auto' || !paidAt, () => `${id} is paid and timed out`)
    hold(!reportedAt || reportSettledAt !== null, () => `${id} is ${to}, and its report is open`)
    this.bookings.set(id, to)
  }

  private lookAtPayment({ db }: World, payment: PaymentRow): void {
    const refund = db.all('refund').find(({ paymentId }) => paymentId === payment.id) ?? null
    const disputes = db.all('dispute').filter(({ paymentId }) => paymentId === payment.id)
    const dispute = disputes.toSorted((a, b) => WEIGHT[b.status] - WEIGHT[a.status])[0] ?? null
    const to = paymentState(payment, refund, dispute)
    const from = this.payments.get(payment.id) ?? 'intent'
    const follows = from === to || PAYMENT_TRANSITIONS[from].includes(to)
    hold(follows, () => `${payment.id} went from ${from} to ${to}`)
    this.payments.set(payment.id, to)
  }

  private lookAtEarning({ db }: World, { id, appointmentId, payoutId }: EarningRow): void {
    const before = this.payouts.get(id) ?? null
    if (before === payoutId) return
    const failed = before !== null && db.get('payout', before)?.status === 'failed'
    hold(before === null || failed, () => `${id} is paid out again`)
    if (payoutId) mayBePaidOut(db, id, appointmentId)
    this.payouts.set(id, payoutId)
  }
}

/** Asserts that no refund is asked for while we know of an open dispute. */
function mayBeAskedFor({ db }: World, refundId: string): void {
  const { paymentId } = db.get('refund', refundId)!
  const open = db.all('dispute').find((row) => row.paymentId === paymentId && row.status === 'open')
  hold(!open, () => `${refundId} is sent while ${open?.id} is open`)
}

/** Asserts that nothing is paid out while a report or a dispute is open (M7, L3). */
function mayBePaidOut(db: World['db'], earningId: string, appointmentId: string): void {
  const { reportedAt, reportSettledAt } = db.get('appointment', appointmentId)!
  hold(!reportedAt || reportSettledAt !== null, () => `${earningId} is paid out while a report is open`)
  const isOfIt = (paymentId: string) => db.get('payment', paymentId)!.appointmentId === appointmentId
  const open = db.all('dispute').find(({ paymentId, status }) => status === 'open' && isOfIt(paymentId))
  hold(!open, () => `${earningId} is paid out while ${open?.id} is open`)
}
