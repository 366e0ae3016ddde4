import { stopClientMails } from '@anseo/contract/client-mails'
import type { Bind } from '../../../platform/http/bind.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { stopEmails } from './stop-emails.ts'

/** Binds the call by which people without an account stop the emails that vendors cause. */
export function bindClientMails(bind: Bind, runtime: Runtime) {
  bind(stopClientMails, async ({ body }) => {
    await stopEmails(runtime, body.token)
    return "You won't get emails from vendors any more."
  })
}
