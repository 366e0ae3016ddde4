import { loginCodeExpiry } from '@anseo/domain/login-code'
import { mailBrand } from '../../../platform/mail/brand.ts'
import type { Browser } from '../../../platform/http/browser-cookie.ts'
import type { JobRun, PayloadOf } from '../../../platform/jobs/job.ts'
import { endJob } from '../../../platform/jobs/queue.ts'
import { sendMailJob } from '../../../platform/mail/send-mail-job.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { digestOf } from '../accounts/opaque-token.ts'
import { mailLoginCodeJob } from '../events.ts'
import { createLoginCode } from './code-digest.ts'
import { loginCodeMail } from './mail.ts'
import { insertLoginCode } from './store.ts'

/** Emails a login code for this browser; reply and timing are the same for any address (A3). */
export async function requestLoginCode(runtime: Runtime, email: string, { id, known }: Browser) {
  const browser = digestOf(id)
  await runtime.transaction((unit) => unit.enqueue(mailLoginCodeJob, { email, browser, browserKnown: known }))
  return "We've emailed you a code."
}

/** Creates a code and emails it, whether the address has an account or not. */
export const mailLoginCode = (
  runtime: Runtime,
  { email, browser, browserKnown }: PayloadOf<typeof mailLoginCodeJob>,
  run: JobRun,
): Promise<void> =>
  runtime.transaction(async (unit) => {
    if (!(await endJob(unit.db, run))) return
    const { id, code, codeHash } = createLoginCode()
    await insertLoginCode(unit.db, { id, email, codeHash, browser, browserKnown, requestedAt: unit.now })
    const until = loginCodeExpiry({ requestedAt: unit.now }).toISOString()
    await unit.enqueue(sendMailJob, { ...loginCodeMail(mailBrand(runtime), email, code), until })
  })
