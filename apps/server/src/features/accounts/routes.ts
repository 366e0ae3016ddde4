import { adminAccountCalls, clientAccountCalls, vendorAccountCalls } from '@anseo/contract/accounts'
import type { Bind } from '../../http/bind.ts'
import type { Runtime } from '../../runtime.ts'
import { logIn } from './log-in.ts'

/** Binds the account calls of the three sites. */
export function bindAccounts(bind: Bind, runtime: Runtime) {
  bind(clientAccountCalls.login, ({ body }) => logIn(runtime, 'client', body))
  bind(vendorAccountCalls.login, ({ body }) => logIn(runtime, 'vendor', body))
  bind(adminAccountCalls.login, ({ body }) => logIn(runtime, 'admin', body))
}
