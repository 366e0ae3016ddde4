import type { payment, receipt, refund } from '@anseo/server/modules/money/tables/payments'

interface Moved {
  payment: typeof payment.$inferInsert
  refund: typeof refund.$inferInsert | null
}

/** Returns the receipts of payments and refunds, in the order in which they were issued. */
export function receiptRows(moved: readonly Moved[]): (typeof receipt.$inferInsert)[] {
  const rows = moved.flatMap(({ payment, refund }) => [
    ...(payment.succeededAt ? [{ paymentId: payment.id, issuedAt: payment.succeededAt }] : []),
    ...(refund?.settledAt ? [{ refundId: refund.id, issuedAt: refund.settledAt }] : []),
  ])
  return rows.toSorted((a, b) => a.issuedAt.getTime() - b.issuedAt.getTime())
}
