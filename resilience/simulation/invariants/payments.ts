import { bookingState } from '@anseo/domain/booking-state'
import { isWithinCutoff } from '@anseo/domain/cutoff'
import { withTotal } from '@anseo/domain/price'
import { capturedCents } from '@anseo/domain/payment-steps'
import type { AppointmentRow, PaymentRow, RefundRow } from '../rows.ts'
import type { World } from '../world.ts'
import { hold } from './hold.ts'

/**
 * Asserts that an appointment has one live intent and one payment that pays it, and that every cent that pays for
 * nothing goes back (M3, M5).
 */
export function paymentsHold(world: World): void {
  const { db } = world
  const payments = db.all('payment')
  const refunds = db.all('refund')
  for (const appointment of db.all('appointment')) {
    const own = payments.filter(({ appointmentId }) => appointmentId === appointment.id)
    const live = own.filter(({ abandonedAt, succeededAt }) => !abandonedAt && !succeededAt)
    hold(live.length <= 1, () => `${appointment.id} has ${live.length} live payments`)
    if (live.length > 0) awaitsPayment(appointment)
    const paying = own.filter(({ succeededAt, returnedAt }) => succeededAt && !returnedAt)
    hold(
      paying.length === (appointment.paidAt ? 1 : 0),
      () => `${appointment.id} is ${appointment.paidAt ? '' : 'not '}paid, with ${paying.length} payments`,
    )
    for (const payment of own) {
      const of = refunds.filter(({ paymentId }) => paymentId === payment.id)
      hold(of.length <= 1, () => `${payment.id} has ${of.length} refunds`)
      goesBack(appointment, payment, of[0])
    }
  }
}

function awaitsPayment(appointment: AppointmentRow): void {
  const state = bookingState(appointment)
  hold(state === 'confirmed', () => `${appointment.id} is ${state} and has a live payment`)
}

/** Asserts that the refund is exactly the sum that is due back, has gone, failed or been overtaken by a lost dispute. */
function goesBack(appointment: AppointmentRow, payment: PaymentRow, refund: RefundRow | undefined): void {
  const due = dueBack(appointment, payment)
  if (due === null) return
  const back = refund?.amountCents ?? 0
  hold(back === due, () => `${due} cents of ${payment.id} are due to go back, and ${back} do`)
}

/**
 * Returns the refund due in cents; null if an admin decided it. It repeats the rule independently of the state machine,
 * as a cross-check.
 */
function dueBack(appointment: AppointmentRow, payment: PaymentRow): number | null {
  if (!payment.succeededAt) return 0
  if (payment.returnedAt) return capturedCents(payment)
  const { cancelledAt, cancelledBy, reportSettledAt, start, cancellationHours } = appointment
  if (reportSettledAt) return null
  if (!cancelledAt) return 0
  if (cancelledBy !== 'client') return withTotal(appointment).totalCents
  const { vendorFeeCents, platformFeeCents } = appointment
  return isWithinCutoff(start, cancellationHours, cancelledAt) ? 0 : vendorFeeCents + platformFeeCents
}
