import { settleProblem } from '@anseo/domain/balance'
import {
  type IntentAnswer,
  type PaymentChange,
  stepLaterPayment,
  stepPayment,
} from '@anseo/domain/payment-steps'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { type AppointmentRow, balanceOfRow, factsOf, pricedOf } from '../../booking/public.ts'
import { findAskedSum } from './asked-sum.ts'
import { findKeptPayments, type PaymentRow } from './payment-store.ts'

/** Returns the change of a locked payment after a response of the provider, by the payment's kind (A9). */
export async function stepByKind(
  unit: UnitOfWork,
  payment: PaymentRow,
  answer: IntentAnswer,
  row: AppointmentRow,
): Promise<PaymentChange> {
  if (payment.kind === 'deposit') {
    const asked = await findAskedSum(unit.db, payment.requestId, unit.now)
    return stepPayment(payment, answer, pricedOf(row), unit.now, asked)
  }
  const isDue =
    settleProblem(factsOf(row), unit.now) === null &&
    (payment.kind === 'tip' ? await isUntipped(unit, row) : await isAskedFor(unit, payment, row))
  return stepLaterPayment(payment, answer, isDue, unit.now)
}

const isUntipped = async ({ db }: UnitOfWork, { id }: AppointmentRow): Promise<boolean> =>
  (await findKeptPayments(db, id, ['tip'])).length === 0

/** Returns whether the payment's request is open and its sum is still owed; recording a payment ends the request. */
async function isAskedFor({ db, now }: UnitOfWork, payment: PaymentRow, row: AppointmentRow) {
  const asked = await findAskedSum(db, payment.requestId, now)
  return asked?.isOpen === true && payment.amountCents <= balanceOfRow(row).openCents
}
