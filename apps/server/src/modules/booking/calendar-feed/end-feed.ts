import { mailBrand } from '../../../platform/mail/brand.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { addressOf } from '../../identity/accounts/address-of.ts'
import { hoursPage } from './hours-page.ts'
import { linkEndedMail } from './mails/link-ended.ts'
import { revokeFeeds } from './store.ts'
import { sendMailJob } from '../../../platform/mail/send-mail-job.ts'

/** Turns off the link to an account's calendar, if it has one, and tells its owner. */
export async function endFeed(runtime: Runtime, unit: UnitOfWork, accountId: string): Promise<void> {
  if (!(await revokeFeeds(unit.db, accountId, unit.now))) return
  const to = await addressOf(unit.db, accountId)
  await unit.enqueue(sendMailJob, linkEndedMail(mailBrand(runtime), to, hoursPage(runtime)))
}
