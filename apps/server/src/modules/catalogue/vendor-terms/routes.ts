import { vendorTermsCalls } from '@anseo/contract/vendor-terms'
import type { Bind } from '../../../platform/http/bind.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { acceptTerms } from './accept-terms.ts'
import { announceTerms } from './announce-terms.ts'
import { listOwnTerms, listTerms, listTermsForAdmin } from './list-terms.ts'

const success = true as const

/** Binds the terms for vendors: to read, to accept, and to announce. */
export function bindVendorTerms(bind: Bind, runtime: Runtime) {
  bind(vendorTermsCalls.list, async () => ({ success, versions: await listTerms(runtime) }))
  bind(vendorTermsCalls.listOwn, async ({ caller }) => ({
    success,
    versions: await listOwnTerms(runtime, caller),
  }))
  bind(vendorTermsCalls.accept, async ({ caller, body }) => {
    await acceptTerms(runtime, caller, body.version)
    return { success, message: "Thanks, we've saved that." }
  })
  bind(vendorTermsCalls.listForAdmin, async () => ({ success, ...(await listTermsForAdmin(runtime)) }))
  bind(vendorTermsCalls.announce, async ({ caller, body }) => {
    await announceTerms(runtime, caller, body)
    return { success, message: "Terms announced. We're emailing every vendor." }
  })
}
