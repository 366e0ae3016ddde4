import { statementCalls } from '@anseo/contract/statements-of-reasons'
import type { Bind } from '../../../platform/http/bind.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { liftRestriction } from './lift-restriction.ts'

/** Binds the call by which the operator ends a restriction early (D6). */
export function bindRestrictions(bind: Bind, runtime: Runtime) {
  bind(statementCalls.lift, async ({ caller, params, body }) => {
    await liftRestriction(runtime, caller, params.id, body.reason)
    return "Lifted. We've told the person."
  })
}
