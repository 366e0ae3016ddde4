import * as payouts from '@anseo/contract/payouts'
import * as statements from '@anseo/contract/statements'
import * as vendorPayouts from '@anseo/contract/vendor-payouts'
import { euroToCents, formatEuro } from '@anseo/domain/money'
import type { Bind } from '../../../platform/http/bind.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { chargeDisputeToVendor } from './charge-dispute.ts'
import { exportEarningsOf } from './export-earnings.ts'
import { holdPayoutsOf, releasePayoutsOf } from './hold-payouts.ts'
import { listEarningsFor } from './list-earnings.ts'
import { payVendorNow } from './pay-vendor-now.ts'
import { printStatementOf } from './print-statement.ts'
import { finishPayoutAccountOf } from './choose-payout-account.ts'
import { setUpPayoutAccountOf } from './set-up-payout-account.ts'
import { showPayoutAccount } from './show-payout-account.ts'
import { showStatementOf } from './show-statement.ts'
import { showEarningsSummaryOf } from './show-summary.ts'
import { showPayoutsOf } from './show-vendor-payouts.ts'

/** Binds what concerns the money of vendors. */
export function bindPayouts(bind: Bind, runtime: Runtime) {
  bind(payouts.listEarnings, ({ caller, query }) => listEarningsFor(runtime, caller, query))
  bind(statements.showEarningsSummary, ({ caller }) => showEarningsSummaryOf(runtime, caller))
  bind(statements.exportEarnings, ({ caller, query }) => exportEarningsOf(runtime, caller, query))
  bind(statements.showStatement, async ({ caller, params }) => ({
    statement: await showStatementOf(runtime, caller, params.month),
  }))
  bind(statements.printStatement, ({ caller, params }) => printStatementOf(runtime, caller, params.month))
  bind(payouts.getPayoutAccount, ({ caller }) => showPayoutAccount(runtime, caller))
  bind(payouts.setUpPayoutAccount, async ({ caller, body }) => ({
    url: await setUpPayoutAccountOf(runtime, caller, body),
  }))
  bind(payouts.finishPayoutAccount, ({ caller }) => finishPayoutAccountOf(runtime, caller))
  bind(payouts.chargeDispute, async ({ caller, params }) => {
    await chargeDisputeToVendor(runtime, caller, params.id)
    return 'Dispute charged to the vendor'
  })
  bind(vendorPayouts.showVendorPayouts, ({ params }) => showPayoutsOf(runtime, params.id))
  bind(vendorPayouts.payVendorNow, async ({ caller, params, body }) => {
    const expectedCents = body.due === undefined ? undefined : euroToCents(body.due)
    const cents = await payVendorNow(runtime, caller, params.id, expectedCents)
    return `Paying out ${formatEuro(cents)} now`
  })
  bind(vendorPayouts.holdPayouts, async ({ caller, params, body }) => {
    await holdPayoutsOf(runtime, caller, params.id, body.reason)
    return "Payouts on hold. We've told the vendor."
  })
  bind(vendorPayouts.releasePayouts, async ({ caller, params }) => {
    await releasePayoutsOf(runtime, caller, params.id)
    return "Payouts released. We've told the vendor."
  })
}
