import type { Caller } from '../../../platform/http/caller.ts'
import { mailBrand } from '../../../platform/mail/brand.ts'
import { renderMail } from '../../../platform/mail/render-mail.ts'
import { sendMailJob } from '../../../platform/mail/send-mail-job.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { addressOf } from './address-of.ts'
import { pageUrl } from './site-page.ts'

const CALL_US = "If this wasn't you, reset your password now and call us."
const RESET =
  "If this wasn't you, reset your password now: that removes all passkeys and logs out all devices."

const TEXTS = {
  secondFactorOn: {
    subject: 'Two-step verification is on',
    words: () =>
      "You'll now need a code from your authenticator app to log in. All other devices were logged out.",
    advice: CALL_US,
  },
  secondFactorOff: {
    subject: 'Two-step verification is off',
    words: () => 'You now only need your password to log in.',
    advice: CALL_US,
  },
  passkeyAdded: {
    subject: 'A passkey was added',
    words: (passkey: string) => `You can now log in with the passkey “${passkey}”, without a password.`,
    advice: RESET,
  },
  passkeyRemoved: {
    subject: 'A passkey was removed',
    words: (passkey: string) => `The passkey “${passkey}” no longer logs in to your account.`,
    advice: RESET,
  },
} as const

/**
 * Emails the owner of an account that its login has changed, so that a stranger's change does not go unnoticed (E1).
 * @param passkey the name of the passkey, if one has changed.
 */
export async function notifyOfLoginChange(
  runtime: Runtime,
  unit: UnitOfWork,
  { accountId, role }: Caller,
  change: keyof typeof TEXTS,
  passkey = '',
): Promise<void> {
  const { subject, words, advice } = TEXTS[change]
  const content = renderMail({
    brand: mailBrand(runtime),
    heading: subject,
    paragraphs: [words(passkey), advice],
    button: { label: "It wasn't me", url: pageUrl(runtime, role, 'forgot-password') },
  })
  await unit.enqueue(sendMailJob, { to: await addressOf(unit.db, accountId), subject, ...content })
}
