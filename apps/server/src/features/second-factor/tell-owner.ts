import type { Caller } from '../../http/caller.ts'
import { mailBrand } from '../../infrastructure/mail/brand.ts'
import { renderMail } from '../../infrastructure/mail/render-mail.ts'
import type { UnitOfWork } from '../../infrastructure/unit-of-work.ts'
import type { Runtime } from '../../runtime.ts'
import { addressOf } from '../accounts/address-of.ts'
import { pageUrl } from '../accounts/site-page.ts'

const TEXTS = {
  on: {
    subject: 'Your login has a second step now',
    words:
      'From now on logging in takes a code of your authenticator app. Every other device was logged out.',
  },
  off: {
    subject: 'Your login has no second step any more',
    words: 'From now on your password alone opens your account.',
  },
} as const

/** Mails the owner of an account that its login has changed, so that a stranger's doing does not go unseen. */
export async function tellOwner(
  runtime: Runtime,
  unit: UnitOfWork,
  { accountId, role }: Caller,
  now: keyof typeof TEXTS,
): Promise<void> {
  const { subject, words } = TEXTS[now]
  const content = renderMail({
    brand: mailBrand(runtime),
    heading: subject,
    paragraphs: [words, 'If that was not you, choose another password at once and call us.'],
    button: { label: 'That was not me', url: pageUrl(runtime, role, 'forgot-password') },
  })
  await unit.enqueue('send-mail', { to: await addressOf(unit.db, accountId), subject, ...content })
}
