import { quoteRequestCalls } from '@anseo/contract/quote-requests'
import type { Bind } from '../../../platform/http/bind.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { addDetail } from './add-detail.ts'
import { cancelRequest } from './cancel-request.ts'
import { declineRequest } from './decline-request.ts'
import { listAskedRequests, listOwnRequests, showOwnRequest } from './list-requests.ts'

/** Binds the requests to several vendors, for both sides; asking is bound by a view, which finds the vendors. */
export function bindRequests(bind: Bind, runtime: Runtime) {
  bind(quoteRequestCalls.listByClient, ({ caller, query }) => listOwnRequests(runtime, caller, query))
  bind(quoteRequestCalls.get, ({ caller, params }) => showOwnRequest(runtime, caller, params.id))
  bind(quoteRequestCalls.addDetail, async ({ caller, params, body }) => {
    await addDetail(runtime, caller, params.id, body)
    return 'Sent to the vendors you asked'
  })
  bind(quoteRequestCalls.cancel, async ({ caller, params }) => {
    await cancelRequest(runtime, caller, params.id)
    return 'Request cancelled'
  })
  bind(quoteRequestCalls.listByVendor, ({ caller, query }) => listAskedRequests(runtime, caller, query))
  bind(quoteRequestCalls.decline, async ({ caller, params, body }) => {
    await declineRequest(runtime, caller, params.id, body.reason)
    return 'Request declined'
  })
}
