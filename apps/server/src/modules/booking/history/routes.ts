import { clientHistory, vendorHistory } from '@anseo/contract/history'
import type { Bind } from '../../../platform/http/bind.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { listHistoryFor } from './list-history.ts'

/** Binds what both sides may read of an appointment's past. */
export function bindHistory(bind: Bind, runtime: Runtime) {
  bind(clientHistory, async ({ caller, params }) => ({
    history: await listHistoryFor(runtime, caller, params.id),
  }))
  bind(vendorHistory, async ({ caller, params }) => ({
    history: await listHistoryFor(runtime, caller, params.id),
  }))
}
