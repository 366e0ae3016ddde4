import { mailBrand } from '../../../platform/mail/brand.ts'
import type { QueuedMail } from '../../../platform/mail/send-mail-job.ts'
import type { Runtime } from '../../../platform/runtime.ts'

/**
 * Returns the email that confirms a report of content. It repeats nothing that the reporter typed, since the address
 * may belong to somebody else.
 */
export function receivedMail(runtime: Runtime, to: string, noticeId: string): QueuedMail {
  const brand = mailBrand(runtime)
  return {
    to,
    subject: 'We have your report',
    content: {
      brand,
      heading: 'We have your report',
      paragraphs: [
        "Thank you. A person will look at what you reported and decide what to do. We don't tell the other side who reported it.",
        "If you didn't send a report, ignore this email.",
      ],
      facts: [['Reference', noticeId.slice(0, 8)]],
    },
  }
}
