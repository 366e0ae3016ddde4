import { cardBalanceProblem } from '@anseo/domain/balance'
import { paymentRequestProblem } from '@anseo/domain/payment-request'
import type { Problem } from '@anseo/domain/problem'
import { type AppointmentRow, balanceOfRow, factsOf } from '../../booking/public.ts'
import type { RequestRow } from '../payments/asked-sum.ts'

/** Returns why the request of a link may not be sent or paid now, or null: a sum before the start (B7), the balance from it on (B12). */
export const linkProblem = ({ kind }: RequestRow, row: AppointmentRow, now: Date): Problem | null =>
  kind === 'balance'
    ? cardBalanceProblem(factsOf(row), balanceOfRow(row), now)
    : paymentRequestProblem(factsOf(row), row, now)
