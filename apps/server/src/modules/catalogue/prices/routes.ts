import { quotePrice } from '@anseo/contract/cost'
import type { Bind } from '../../../platform/http/bind.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { showPrice } from './show-price.ts'

/** Binds the public calls about prices. */
export function bindPrices(bind: Bind, runtime: Runtime) {
  bind(quotePrice, async ({ query }) => ({ success: true as const, ...(await showPrice(runtime, query)) }))
}
