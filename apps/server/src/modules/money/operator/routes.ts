import {
  exportDisputes,
  exportPayments,
  exportPayouts,
  exportRefunds,
  getDispute,
  getPayment,
  getPayout,
  getRefund,
  listDisputes,
  listPayments,
  listPayouts,
  listRefunds,
  refundPayment,
  retryRefund,
} from '@anseo/contract/admin-payments'
import { euroToCents } from '@anseo/domain/money'
import type { Bind } from '../../../platform/http/bind.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { refundByOperator } from '../payments/refund-by-operator.ts'
import { retryRefundNow } from '../payments/retry-refund.ts'
import { exportDisputesBy, exportPaymentsBy, exportPayoutsBy, exportRefundsBy } from './export-money.ts'
import { listDisputesBy, listPaymentsBy, listRefundsBy } from './list-money.ts'
import { listPayoutsBy, showPayout } from './list-payouts.ts'
import { showDispute, showPayment, showRefund } from './show-money.ts'

/** Binds the calls by which admins list, show, export and refund payments, and see refunds, disputes and payouts. */
export function bindOperatorMoney(bind: Bind, runtime: Runtime) {
  bind(listPayments, ({ query }) => listPaymentsBy(runtime, query))
  bind(exportPayments, ({ caller, query }) => exportPaymentsBy(runtime, caller, query))
  bind(exportRefunds, ({ caller, query }) => exportRefundsBy(runtime, caller, query))
  bind(exportDisputes, ({ caller, query }) => exportDisputesBy(runtime, caller, query))
  bind(exportPayouts, ({ caller, query }) => exportPayoutsBy(runtime, caller, query))
  bind(getPayment, ({ params }) => showPayment(runtime, params.id))
  bind(refundPayment, async ({ caller, params, body: { amount, left, ...wanted } }) => {
    await refundByOperator(runtime, caller, params.id, {
      ...wanted,
      amountCents: euroToCents(amount),
      seenLeftCents: left === undefined ? undefined : euroToCents(left),
    })
    return 'Refund started'
  })
  bind(listRefunds, ({ query }) => listRefundsBy(runtime, query))
  bind(getRefund, ({ params }) => showRefund(runtime, params.id))
  bind(retryRefund, async ({ caller, params }) => {
    await retryRefundNow(runtime, caller, params.id)
    return 'Retrying the refund now'
  })
  bind(listDisputes, ({ query }) => listDisputesBy(runtime, query))
  bind(getDispute, ({ params }) => showDispute(runtime, params.id))
  bind(listPayouts, ({ query }) => listPayoutsBy(runtime, query))
  bind(getPayout, ({ params }) => showPayout(runtime, params.id))
}
