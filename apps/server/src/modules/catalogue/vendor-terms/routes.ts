import { vendorTermsCalls } from '@anseo/contract/vendor-terms'
import type { Bind } from '../../../platform/http/bind.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { acceptTerms } from './accept-terms.ts'
import { announceTerms } from './announce-terms.ts'
import { listOwnTerms, listTerms, listTermsForAdmin } from './list-terms.ts'

/** Binds the terms for vendors: to read, to accept, and to announce. */
export function bindVendorTerms(bind: Bind, runtime: Runtime) {
  bind(vendorTermsCalls.list, async () => ({ versions: await listTerms(runtime) }))
  bind(vendorTermsCalls.listOwn, async ({ caller }) => ({
    versions: await listOwnTerms(runtime, caller),
  }))
  bind(vendorTermsCalls.accept, async ({ caller, body }) => {
    await acceptTerms(runtime, caller, body.version)
    return "Thanks, we've saved that."
  })
  bind(vendorTermsCalls.listForAdmin, async () => ({ ...(await listTermsForAdmin(runtime)) }))
  bind(vendorTermsCalls.announce, async ({ caller, body }) => {
    await announceTerms(runtime, caller, body)
    return "Terms announced. We're emailing every vendor."
  })
}
