import { mailBrand } from '../../../platform/mail/brand.ts'
import type { QueuedMail } from '../../../platform/mail/send-mail-job.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { pageUrl } from '../../identity/public.ts'

/** Returns the email that tells a client that it is no longer blocked. */
export const unblockedMail = (runtime: Runtime, to: string): QueuedMail => ({
  to,
  subject: 'Your account is open again',
  content: {
    brand: mailBrand(runtime),
    heading: 'Your account is open again',
    paragraphs: [
      "We've unblocked your account. You can book, write and review again.",
      'Cancelled appointments stay cancelled. Book again whenever you like.',
    ],
    button: { label: 'Log in', url: pageUrl(runtime, 'client', 'login') },
  },
})
