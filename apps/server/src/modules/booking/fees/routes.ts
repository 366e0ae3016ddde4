import { quotePrice } from '@anseo/contract/cost'
import type { Bind } from '../../../platform/http/bind.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { recordView } from './record-view.ts'
import { showPrice } from './show-price.ts'

/** Binds the calls about what a booking would cost. */
export function bindFees(bind: Bind, runtime: Runtime) {
  bind(quotePrice, async ({ query, caller }) => {
    const price = await showPrice(runtime, caller, query)
    if (caller) await recordView(runtime, caller, query.vendorId)
    return { ...price }
  })
}
