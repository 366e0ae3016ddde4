import type { Caller } from '../../../platform/http/caller.ts'
import { mailBrand } from '../../../platform/mail/brand.ts'
import { renderMail } from '../../../platform/mail/render-mail.ts'
import { sendMailJob } from '../../../platform/mail/send-mail-job.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { addressOf } from '../accounts/address-of.ts'
import { pageUrl } from '../accounts/site-page.ts'

const TEXTS = {
  added: {
    subject: 'A passkey was added',
    words: (name: string) => `You can now log in with the passkey “${name}”, without a password.`,
  },
  removed: {
    subject: 'A passkey was removed',
    words: (name: string) => `The passkey “${name}” no longer logs in to your account.`,
  },
} as const

/** Emails the owner of an account that its passkeys have changed, so that a stranger's change does not go unnoticed (E1). */
export async function notifyOwner(
  runtime: Runtime,
  unit: UnitOfWork,
  { accountId, role }: Caller,
  { change, name }: { change: keyof typeof TEXTS; name: string },
): Promise<void> {
  const { subject, words } = TEXTS[change]
  const content = renderMail({
    brand: mailBrand(runtime),
    heading: subject,
    paragraphs: [
      words(name),
      "If this wasn't you, reset your password now: that removes all passkeys and logs out all devices.",
    ],
    button: { label: "It wasn't me", url: pageUrl(runtime, role, 'forgot-password') },
  })
  await unit.enqueue(sendMailJob, { to: await addressOf(unit.db, accountId), subject, ...content })
}
