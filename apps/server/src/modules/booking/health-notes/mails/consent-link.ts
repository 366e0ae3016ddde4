import type { MailBrand } from '../../../../platform/mail/mail-content.ts'
import type { QueuedMail } from '../../../../platform/mail/send-mail-job.ts'

/** The words of a name without what an email program would turn into a link, such as a dot within a word. */
const withoutLinks = (name: string) => name.replaceAll(/[^\p{L}\p{M}\p{N} '’-]/gu, ' ').replaceAll(/ +/g, ' ')

/** Returns the email in which a vendor asks for consent to notes about health; its text is fixed (B13). */
export function consentLinkMail(
  brand: MailBrand,
  to: string,
  { vendorName, url }: { vendorName: string; url: string },
): QueuedMail {
  const name = withoutLinks(vendorName)
  const heading = `${name} asks for your consent`
  return {
    to,
    subject: heading,
    content: {
      brand,
      heading,
      paragraphs: [
        `You are a client of ${name}, who uses ${brand.name}. To look after you safely, ${name} would like to keep notes about your allergies and health.`,
        'This is up to you. Open the link to read what is noted, to agree, or to take your consent back. No account is needed.',
        "If you don't know this person, ignore this email.",
      ],
      button: { label: 'Read and decide', url },
    },
  }
}
