import { accountBlockCalls } from '@anseo/contract/account-blocks'
import { suspendVendor } from '@anseo/contract/administration'
import type { Bind } from '../../../platform/http/bind.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { suspendVendorOf } from '../statements/suspend-vendor.ts'
import { blockClient, unblockClient } from './block-client.ts'

/** Binds the calls by which the operator restricts accounts (D6). */
export function bindAccountBlocks(bind: Bind, runtime: Runtime) {
  bind(accountBlockCalls.block, async ({ caller, params, body }) => {
    await blockClient(runtime, caller, params.id, body)
    return "Account blocked. We've told the client why."
  })
  bind(accountBlockCalls.unblock, async ({ caller, params, body }) => {
    await unblockClient(runtime, caller, params.id, body.reason)
    return "The block is lifted. We've told the client."
  })
  bind(suspendVendor, async ({ caller, params, body }) => {
    const now = await suspendVendorOf(runtime, caller, params.id, body)
    return now ? 'Vendor suspended' : 'This vendor was already suspended.'
  })
}
