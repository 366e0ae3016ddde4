import { balanceCalls } from '@anseo/contract/balances'
import type { Bind } from '../../../platform/http/bind.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { LINK_MADE } from '../payment-links/link-made.ts'
import { askForBalanceFor, withdrawBalanceRequestFor } from './ask-for-balance.ts'
import { recordBalanceFor, undoRecordFor } from './record-balance.ts'

/** Binds the calls by which vendors record what they were paid on the day, and ask for it by card (B12). */
export function bindBalance(bind: Bind, runtime: Runtime) {
  bind(balanceCalls.recordBalance, async ({ caller, params, body }) => {
    const recordId = await recordBalanceFor(runtime, caller, { ...params, ...body })
    return { message: 'Payment recorded', recordId }
  })
  bind(balanceCalls.undoRecord, async ({ caller, params }) => {
    await undoRecordFor(runtime, caller, params)
    return 'Record removed'
  })
  bind(balanceCalls.askForBalance, async ({ caller, params }) => {
    const emailed = await askForBalanceFor(runtime, caller, params.id)
    if (!emailed) return "We've asked the client to pay by card."
    return { message: LINK_MADE[emailed], emailed }
  })
  bind(balanceCalls.withdrawBalanceRequest, async ({ caller, params }) => {
    await withdrawBalanceRequestFor(runtime, caller, params.id)
    return 'Payment request withdrawn'
  })
}
