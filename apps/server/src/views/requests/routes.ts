import { quoteRequestCalls } from '@anseo/contract/quote-requests'
import type { Bind } from '../../platform/http/bind.ts'
import type { Runtime } from '../../platform/runtime.ts'
import { askVendors } from '../../modules/conversation/public.ts'
import { findBest } from './find-best.ts'

/** Binds the call by which a client asks several vendors, found by the search of the list. */
export function bindAsking(bind: Bind, runtime: Runtime) {
  bind(quoteRequestCalls.ask, async ({ caller, body }) => ({
    requestId: await askVendors(runtime, findBest(runtime), caller, body),
    message: 'Request sent',
  }))
}
