import type { PaymentLinkOnWire } from '@anseo/contract/payment-links'
import { tipChoices, tipProblem } from '@anseo/domain/balance'
import { centsToEuro } from '@anseo/domain/money'
import { leftForDay, payRequestBy, refundsByLink } from '@anseo/domain/payment-request'
import { titleCase } from '@anseo/domain/person-name'
import { refundedBeforeCents } from '@anseo/domain/refunded-parts'
import { refundLeftCents } from '@anseo/domain/refund-left'
import { slotToWire } from '@anseo/domain/slot'
import { imageUrl } from '../../../platform/http/image-url.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { type AppointmentRow, balanceOfRow, costOfRow, factsOf, slotOf } from '../../booking/public.ts'
import { findTrader, presentTrader } from '../../catalogue/public.ts'
import { findKeptPayments } from '../payments/payment-store.ts'
import { refundsOf } from '../payments/read-refunds.ts'
import { requireRequest } from './hold-link.ts'
import { findLinked, findReceiptOfRequest, isBeingPaid } from './linked-store.ts'
import { linkProblem } from './link-problem.ts'
import { isPayable, type RequestRow } from '../payments/asked-sum.ts'

/**
 * Shows the payment request of a link, or that it is paid or cancelled (B7, B12). A paid one stays, as it is the payer's receipt and
 * way to cancel.
 * @throws Refusal `NOT_FOUND` for a wrong link, one that was withdrawn or replaced, and an unpaid one after the start,
 * or for the balance after its 30 days.
 */
export async function showLink({ db, clock }: Runtime, token: string): Promise<PaymentLinkOnWire> {
  const now = clock.now()
  const request = await requireRequest(db, token)
  const linked = await findLinked(db, request.appointmentId)
  const { row } = linked
  const isPaid = request.paidAt !== null
  if (!isPaid && hasEnded(request, row, now)) throw new Refusal('NOT_FOUND')
  const [trader, refunds, receipt, isPaying, tips] = await Promise.all([
    findTrader(db, row.vendorId),
    isPaid ? refundsOf(db, [row.id]) : new Map(),
    isPaid ? findReceiptOfRequest(db, request.id) : null,
    isBeingPaid(db, request.id),
    findKeptPayments(db, row.id, ['tip']),
  ])
  const tipCents = tips[0]?.amountCents ?? null
  const refund = refunds.get(row.id)
  return {
    kind: request.kind,
    status: row.cancelledAt ? 'cancelled' : isPaid ? 'paid' : isPaying ? 'paying' : 'open',
    vendor: {
      name: titleCase(linked.vendorName),
      image: imageUrl(linked.imageKey),
      speciality: linked.speciality,
      trader: presentTrader(trader),
    },
    ...slotToWire(slotOf(row)),
    startsAt: row.startsAt.toISOString(),
    cancellationHours: row.cancellationHours,
    serviceName: row.serviceName,
    payBy: payRequestBy(request, row.startsAt)?.toISOString() ?? null,
    ...sumsOf(request, row, now),
    payments: paymentsOf(row, tipCents),
    tips: mayTip(request, row, tipCents !== null, now) ? tipsOf(row) : null,
    refund: refund ? { amount: centsToEuro(refund.amountCents), status: refund.status } : null,
    receipt: receipt && { number: receipt.number, paidAt: receipt.issuedAt.toISOString() },
  }
}

/**
 * Returns whether a payment request has ended, so that its link shows nothing any more. One that ended with its
 * appointment is shown as cancelled instead.
 */
function hasEnded(request: RequestRow, row: AppointmentRow, now: Date): boolean {
  const { cancelledAt, startsAt } = row
  if (cancelledAt) return request.endedAt !== null && request.endedAt < cancelledAt
  if (request.kind === 'balance') return !isPayable(request, now) || linkProblem(request, row, now) !== null
  return !isPayable(request, now) || startsAt <= now
}

const mayTip = ({ kind }: RequestRow, row: AppointmentRow, isTipped: boolean, now: Date): boolean =>
  kind === 'balance' && tipProblem(factsOf(row), isTipped, now) === null

function paymentsOf(row: AppointmentRow, tipCents: number | null): PaymentLinkOnWire['payments'] {
  const { totalCents, paidCents, openCents } = balanceOfRow(row)
  return {
    total: centsToEuro(totalCents),
    paid: centsToEuro(paidCents),
    open: centsToEuro(openCents),
    tip: tipCents === null ? null : centsToEuro(tipCents),
  }
}

const tipsOf = (row: AppointmentRow) =>
  tipChoices(costOfRow(row)).map(({ percent, cents }) => ({ percent, amount: centsToEuro(cents) }))

function sumsOf({ kind, amountCents }: RequestRow, row: AppointmentRow, now: Date) {
  const amount = centsToEuro(amountCents)
  // A payment from the start on comes back only if the vendor cancels (B12).
  if (kind === 'balance') return { amount, onTheDay: null, refunds: [], refundNow: null }
  const facts = factsOf(row)
  const isLive = !row.cancelledAt && row.startsAt > now
  const leftCents = leftForDay(row, amountCents)
  const back = { ...facts, paid: row.vendorFeeCents > 0, price: row, by: 'client' } as const
  return {
    amount,
    onTheDay: leftCents === null ? null : centsToEuro(leftCents),
    refunds: isLive
      ? refundsByLink(amountCents, facts, now, refundedBeforeCents(row.givenBack)).map(
          ({ until, amountCents: cents }) => ({ until: until.toISOString(), amount: centsToEuro(cents) }),
        )
      : [],
    refundNow: isLive ? centsToEuro(refundLeftCents(back, row.givenBack, now)) : null,
  }
}
