import { dublinDate } from '@anseo/domain/dublin-time'
import { complainUntil, type NoticeDecision } from '@anseo/domain/moderation'
import { decidedText, redressText } from '@anseo/domain/moderation-words'
import { formatFullDate } from '@anseo/domain/near-day'
import { pageAddress } from '../../../platform/config/site-addresses.ts'
import { mailBrand } from '../../../platform/mail/brand.ts'
import type { QueuedMail } from '../../../platform/mail/send-mail-job.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import type { NoticeRow } from './store.ts'

interface Decided {
  decision: NoticeDecision
  toReporter: string
  token: string
  now: Date
}

/** Returns the email that tells a reporter the decision, the reasons and how to contest it (DSA article 16(5)). */
export const decidedMail = (
  runtime: Runtime,
  { id, email }: Pick<NoticeRow, 'id' | 'email'>,
  { decision, toReporter, token, now }: Decided,
): QueuedMail => ({
  to: email,
  subject: 'We decided on your report',
  content: {
    brand: mailBrand(runtime),
    heading: 'We decided on your report',
    paragraphs: [
      `${decidedText(decision)}.`,
      toReporter,
      ...(decision === 'none' ? [redressText(formatFullDate(dublinDate(complainUntil(now))))] : []),
    ],
    facts: [
      ['Decided by', 'A person on our team'],
      ['Reference', id.slice(0, 8)],
    ],
    button: { label: 'Read the decision', url: pageAddress(runtime.addresses, `/decisions/${token}`) },
  },
})
