import { adminPasskeyCalls, clientPasskeyCalls, vendorPasskeyCalls } from '@anseo/contract/passkeys'
import type { Role } from '@anseo/domain/role'
import type { Bind } from '../../../platform/http/bind.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { addPasskey, beginPasskey } from './add-passkey.ts'
import { beginPasskeyLogin, logInWithPasskey } from './log-in-with-passkey.ts'
import { listPasskeys, removePasskey, renamePasskey } from './manage-passkeys.ts'

type PasskeyCalls = typeof clientPasskeyCalls | typeof vendorPasskeyCalls | typeof adminPasskeyCalls

/** Binds the passkey calls of the three sites. */
export function bindPasskeys(bind: Bind, runtime: Runtime) {
  bindSite(bind, runtime, clientPasskeyCalls, 'client')
  bindSite(bind, runtime, vendorPasskeyCalls, 'vendor')
  bindSite(bind, runtime, adminPasskeyCalls, 'admin')
}

function bindSite(bind: Bind, runtime: Runtime, calls: PasskeyCalls, role: Role) {
  bind(calls.list, ({ caller }) => listPasskeys(runtime, caller))
  bind(calls.begin, ({ caller, body, ...from }) => beginPasskey(runtime, caller, body, from))
  bind(calls.add, ({ caller, body, ...from }) => addPasskey(runtime, caller, body, from))
  bind(calls.rename, ({ caller, params, body }) => renamePasskey(runtime, caller, params.id, body.name))
  bind(calls.remove, ({ caller, params }) => removePasskey(runtime, caller, params.id))
  bind(calls.beginLogin, ({ browser }) => beginPasskeyLogin(runtime, role, browser))
  bind(calls.login, ({ body, ...from }) => logInWithPasskey(runtime, role, body, from))
}
