import { adminSecondFactorCalls, vendorSecondFactorCalls } from '@anseo/contract/second-factor'
import type { Bind } from '../../../platform/http/bind.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { removeSecondFactor } from './remove.ts'
import { beginSecondFactor, confirmSecondFactor, renewRecoveryCodes } from './set-up.ts'
import { showSecondFactor } from './show.ts'

/** Binds the two-step verification calls of vendors and admins. */
export function bindSecondFactor(bind: Bind, runtime: Runtime) {
  for (const calls of [vendorSecondFactorCalls, adminSecondFactorCalls]) {
    bind(calls.show, ({ caller }) => showSecondFactor(runtime, caller))
    bind(calls.begin, ({ caller, body }) => beginSecondFactor(runtime, caller, body.password))
    bind(calls.confirm, ({ caller, body }) => confirmSecondFactor(runtime, caller, body.code))
    bind(calls.renewCodes, ({ caller, body }) => renewRecoveryCodes(runtime, caller, body))
    bind(calls.remove, ({ caller, body }) => removeSecondFactor(runtime, caller, body))
  }
}
