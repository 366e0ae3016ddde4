import type { BodyOf } from '@anseo/contract/call'
import type { createPaymentIntent } from '@anseo/contract/payments'
import { problemTo } from '@anseo/domain/appointment-permissions'
import { cardBalanceProblem, tipProblem, tipSumProblem } from '@anseo/domain/balance'
import { euroToCents } from '@anseo/domain/money'
import { invalidField, Refusal, refuseOn } from '../../../platform/http/refusal.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { type AppointmentRow, balanceOfRow, factsOf } from '../../booking/public.ts'
import { findOpenBalanceRequest } from './asked-sum.ts'
import { findKeptPayments, type WantedPayment } from './payment-store.ts'

export type WantedIntent = BodyOf<typeof createPaymentIntent>

/**
 * Returns what the client of a locked appointment pays by a payment of the wanted kind.
 * @throws Refusal of the rules for the kind; `NOT_ASKED` for a balance that the vendor does not ask for,
 * `INVALID_REQUEST` for the sum of a tip.
 */
export async function wantedPayment(
  unit: UnitOfWork,
  row: AppointmentRow,
  { kind, amount }: Pick<WantedIntent, 'kind' | 'amount'>,
): Promise<WantedPayment> {
  if (kind === 'balance') return wantedBalance(unit, row)
  if (kind === 'tip') return wantedTip(unit, row, amount)
  refuseOn(problemTo.pay(factsOf(row), unit.now))
  return { kind, amountCents: row.totalCents, requestId: null }
}

/** Returns the open balance that the vendor asks for. @throws Refusal */
async function wantedBalance({ db, now }: UnitOfWork, row: AppointmentRow): Promise<WantedPayment> {
  const balance = balanceOfRow(row)
  refuseOn(cardBalanceProblem(factsOf(row), balance, now))
  const request = await findOpenBalanceRequest(db, row.id)
  if (!request) throw new Refusal('NOT_ASKED')
  return { kind: 'balance', amountCents: balance.openCents, requestId: request.id }
}

async function wantedTip(
  { db, now }: UnitOfWork,
  row: AppointmentRow,
  amount: number | undefined,
): Promise<WantedPayment> {
  const isTipped = (await findKeptPayments(db, row.id, ['tip'])).length > 0
  refuseOn(tipProblem(factsOf(row), isTipped, now))
  const amountCents = euroToCents(amount ?? 0)
  const wrong = tipSumProblem(amountCents)
  if (wrong) throw invalidField('amount', wrong)
  return { kind: 'tip', amountCents, requestId: null }
}
