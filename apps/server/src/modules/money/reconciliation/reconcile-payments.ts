import { ONE_TRY } from '../../../platform/payment-provider/payments-provider.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { findLivePayments } from '../payments/payment-store.ts'
import { settlePayment } from '../payments/settle-payment.ts'

/** Largest number of payments asked about in one run, all at once. */
const PER_RUN = 20

/**
 * Creates the sweep that asks the provider about all live payments, a few per run, to find money that neither webhook
 * nor browser reported (M4).
 */
export function createReconciliation(runtime: Runtime): () => Promise<void> {
  let lastId: string | null = null
  return async () => {
    const ids = await findLivePayments(runtime.db, lastId, PER_RUN)
    lastId = ids.length < PER_RUN ? null : ids.at(-1)!
    const asked = await Promise.allSettled(ids.map((id) => settlePayment(runtime, id, ONE_TRY)))
    const failed = asked.filter(({ status }) => status === 'rejected')
    if (failed.length > 0) runtime.log.warn({ failed }, 'Some payments could not be reconciled')
  }
}
