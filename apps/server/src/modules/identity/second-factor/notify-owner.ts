import type { Caller } from '../../../platform/http/caller.ts'
import { mailBrand } from '../../../platform/mail/brand.ts'
import { renderMail } from '../../../platform/mail/render-mail.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { addressOf } from '../accounts/address-of.ts'
import { pageUrl } from '../accounts/site-page.ts'
import { sendMailJob } from '../../../platform/mail/send-mail-job.ts'

const TEXTS = {
  on: {
    subject: 'Two-step verification is on',
    words: "You'll now need a code from your authenticator app to log in. All other devices were logged out.",
  },
  off: {
    subject: 'Two-step verification is off',
    words: 'You now only need your password to log in.',
  },
} as const

/** Emails the owner of an account that its login has changed, so that a stranger's change does not go unnoticed. */
export async function notifyOwner(
  runtime: Runtime,
  unit: UnitOfWork,
  { accountId, role }: Caller,
  now: keyof typeof TEXTS,
): Promise<void> {
  const { subject, words } = TEXTS[now]
  const content = renderMail({
    brand: mailBrand(runtime),
    heading: subject,
    paragraphs: [words, "If this wasn't you, reset your password now and call us."],
    button: { label: "It wasn't me", url: pageUrl(runtime, role, 'forgot-password') },
  })
  await unit.enqueue(sendMailJob, { to: await addressOf(unit.db, accountId), subject, ...content })
}
