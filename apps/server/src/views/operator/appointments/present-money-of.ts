import { centsToEuro } from '@anseo/domain/money'
import { capturedCents } from '@anseo/domain/payment-steps'
import type { Money } from './operator-detail-store.ts'

/** Returns the payments, refunds and disputes of an appointment as an operator sees them. */
export const presentMoney = ({ payments, refunds, disputes }: Money) => ({
  payments: payments.map((each) => ({
    _id: each.id,
    kind: each.kind,
    amount: centsToEuro(capturedCents(each)),
    status: statusOf(each),
    intentId: each.intentId,
    at: (each.succeededAt ?? each.abandonedAt ?? each.createdAt).toISOString(),
  })),
  refunds: refunds.map(({ id, amountCents, status, settledAt, createdAt }) => ({
    _id: id,
    amount: centsToEuro(amountCents),
    status,
    at: (settledAt ?? createdAt).toISOString(),
  })),
  disputes: disputes.map(({ id, amountCents, status, chargedToVendorAt, settledAt, openedAt }) => ({
    _id: id,
    amount: centsToEuro(amountCents),
    status,
    chargedToVendor: chargedToVendorAt !== null,
    at: (settledAt ?? openedAt).toISOString(),
  })),
})

function statusOf({ returnedAt, succeededAt, abandonedAt }: Money['payments'][number]) {
  if (returnedAt) return 'returned' as const
  if (succeededAt) return 'arrived' as const
  return abandonedAt ? ('given-up' as const) : ('waiting' as const)
}
