import { clientHistory, vendorHistory } from '@anseo/contract/history'
import type { Bind } from '../../../platform/http/bind.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { listHistoryFor } from './list-history.ts'

/** Binds the calls by which client and vendor read the history of an appointment. */
export function bindHistory(bind: Bind, runtime: Runtime) {
  const show = async (caller: Caller, id: string) => ({ history: await listHistoryFor(runtime, caller, id) })
  bind(clientHistory, ({ caller, params }) => show(caller, params.id))
  bind(vendorHistory, ({ caller, params }) => show(caller, params.id))
}
