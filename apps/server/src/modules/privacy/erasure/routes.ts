import { clientErasureCalls, vendorErasureCalls } from '@anseo/contract/erasure'
import type { Bind } from '../../../platform/http/bind.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { requestErasure } from './request-erasure.ts'
import { showErasure } from './show-erasure.ts'
import { undoErasure } from './undo-erasure.ts'

/** Binds the calls by which clients and vendors close their account. */
export function bindErasure(bind: Bind, runtime: Runtime) {
  for (const calls of [clientErasureCalls, vendorErasureCalls]) {
    bind(calls.show, ({ caller }) => showErasure(runtime, caller))
    bind(calls.request, ({ caller, body }) => requestErasure(runtime, caller, body.password))
    bind(calls.undo, ({ caller }) => undoErasure(runtime, caller))
  }
}
