import { openIdCalls } from '@anseo/contract/openid-login'
import type { Bind } from '../../../platform/http/bind.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { beginLogin } from './begin-login.ts'
import { finishLogin } from './finish-login.ts'
import { proveMember } from './prove-member.ts'

/** Binds the login of the team at the operator's provider (D1). */
export function bindOpenIdLogin(bind: Bind, runtime: Runtime) {
  bind(openIdCalls.begin, ({ browser }) => beginLogin(runtime, browser))
  bind(openIdCalls.prove, ({ body, browser }) => proveMember(runtime, body.answer, browser))
  bind(openIdCalls.login, ({ body, browser, sender }) => finishLogin(runtime, body, { browser, sender }))
}
