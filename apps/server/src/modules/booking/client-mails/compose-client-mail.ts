import type { MailAttachment } from '../../../platform/mail/mail.ts'
import { oneLine } from '../../../platform/mail/escape-html.ts'
import { mailBrand } from '../../../platform/mail/brand.ts'
import type { MailContent } from '../../../platform/mail/mail-content.ts'
import type { QueuedMail } from '../../../platform/mail/send-mail-job.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { ONE_CLICK_PATH } from './one-click-page.ts'
import { stopTokenOf } from './stop-token.ts'

/** The words of an email to a client of a vendor's own booking; all of them ours, but for names. */
export interface ClientMailWords extends Pick<MailContent, 'heading' | 'paragraphs' | 'facts' | 'button'> {
  attachment?: MailAttachment
}

/** Returns such an email, with the ways to stop them: a page, and the button of the mail program (RFC 8058). */
export function composeClientMail(
  runtime: Runtime,
  to: string,
  { attachment, ...words }: ClientMailWords,
): QueuedMail {
  const query = new URLSearchParams({ token: stopTokenOf(runtime, to) })
  const stop = {
    page: `${runtime.publicUrl}/stop-emails?${query}`,
    oneClick: `${runtime.publicUrl}${ONE_CLICK_PATH}?${query}`,
  }
  return {
    to,
    subject: oneLine(words.heading),
    content: { ...words, brand: mailBrand(runtime), stopUrl: stop.page },
    attachments: attachment && [attachment],
    oneClickUnsubscribeUrl: stop.oneClick,
  }
}
