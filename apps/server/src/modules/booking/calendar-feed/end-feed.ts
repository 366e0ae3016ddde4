import type { SiteAddresses } from '../../../platform/config/site-addresses.ts'
import type { MailBrand } from '../../../platform/mail/mail-content.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { addressOf } from '../../identity/public.ts'
import { hoursPageUrl } from './hours-page-url.ts'
import { linkEndedMail } from './mails/link-ended.ts'
import { revokeFeeds } from './store.ts'
import { sendMailJob } from '../../../platform/mail/send-mail-job.ts'

/** The brand in whose name the owner is emailed, and the site addresses for the links in that email. */
export interface FeedSender {
  brand: MailBrand
  addresses: SiteAddresses
}

/** Revokes the calendar link of an account, if it has one, and notifies its owner. */
export async function endFeed(sender: FeedSender, unit: UnitOfWork, accountId: string): Promise<void> {
  if (!(await revokeFeeds(unit.db, accountId, unit.now))) return
  const to = await addressOf(unit.db, accountId)
  await unit.enqueue(sendMailJob, linkEndedMail(sender.brand, to, hoursPageUrl(sender)))
}
