import type { ReplyOf } from '@anseo/contract/call'
import type { clientErasureCalls } from '@anseo/contract/erasure'
import { eraseAtAfter } from '@anseo/domain/erasure'
import type { Caller } from '../../../platform/http/caller.ts'
import { mailBrand } from '../../../platform/mail/brand.ts'
import { sendMailJob } from '../../../platform/mail/send-mail-job.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { confirmPassword, endOtherSessions, insertErasure, pageUrl } from '../../identity/public.ts'
import { findObstacles } from './find-obstacles.ts'
import { lockBeforeAccount } from './lock-before-account.ts'
import { accountClosingMail } from './mails/account-closing.ts'
import { readClosing } from './show-erasure.ts'

/**
 * Schedules the erasure of the caller's account in 7 days: other sessions end and a vendor is unlisted at once (L7). A
 * second request changes nothing.
 * @throws Refusal `WRONG_PASSWORD`
 */
export async function requestErasure(
  runtime: Runtime,
  caller: Caller,
  password: string,
): Promise<ReplyOf<typeof clientErasureCalls.request>> {
  const { accountId, role, sessionId } = caller
  const { personalData } = runtime
  const { email } = await confirmPassword(runtime, accountId, password)
  return runtime.transaction(async (unit) => {
    const { db, now } = unit
    await lockBeforeAccount(db, personalData, accountId)
    if (await insertErasure(db, { accountId, requestedAt: now, eraseAt: eraseAtAfter(now) })) {
      for (const { erasure } of personalData) await erasure?.close?.(unit, accountId)
      await endOtherSessions(runtime, unit, { accountId, sessionId })
      const facts = {
        eraseAt: eraseAtAfter(now),
        liveAppointments: (await findObstacles(db, personalData, accountId)).live,
        loginUrl: pageUrl(runtime, role, 'login'),
      }
      await unit.enqueue(sendMailJob, accountClosingMail(mailBrand(runtime), email, facts))
    }
    return {
      message: 'Your account is scheduled for deletion.',
      ...(await readClosing(db, personalData, accountId, now)),
    }
  })
}
