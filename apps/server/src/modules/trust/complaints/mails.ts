import type { ComplaintOutcome } from '@anseo/domain/moderation'
import { mailBrand } from '../../../platform/mail/brand.ts'
import type { QueuedMail } from '../../../platform/mail/send-mail-job.ts'
import type { Runtime } from '../../../platform/runtime.ts'

/** Returns the email that confirms a complaint. */
export const complaintReceivedMail = (runtime: Runtime, to: string, id: string): QueuedMail => ({
  to,
  subject: 'We have your complaint',
  content: {
    brand: mailBrand(runtime),
    heading: 'We have your complaint',
    paragraphs: [
      'A person will look at the decision again and answer you with reasons. This is free of charge.',
    ],
    facts: [['Reference', id.slice(0, 8)]],
  },
})

const HEADINGS: Record<ComplaintOutcome, string> = {
  upheld: 'Our decision stands',
  reversed: 'We changed our decision',
}

const WAYS_LEFT =
  'You can still turn to an out-of-court dispute settlement body certified by Coimisiún na Meán, or go to court.'

const UNDONE = {
  restricted: "We've lifted the restriction, and anything we removed is shown again.",
  reporter: "We'll look at your report again and email you the new decision.",
}

/** Returns the email with the answer to a complaint. */
export function complaintAnsweredMail(
  runtime: Runtime,
  { id, email }: { id: string; email: string },
  { outcome, answer, by }: { outcome: ComplaintOutcome; answer: string; by: 'restricted' | 'reporter' },
): QueuedMail {
  const heading = HEADINGS[outcome]
  return {
    to: email,
    subject: `Your complaint: ${heading}`,
    content: {
      brand: mailBrand(runtime),
      heading,
      paragraphs: [answer, outcome === 'reversed' ? UNDONE[by] : WAYS_LEFT],
      facts: [
        ['Answered by', 'A person on our team'],
        ['Reference', id.slice(0, 8)],
      ],
    },
  }
}
