import type { ClientMailWords } from '../client-mails/compose-client-mail.ts'
import { nameInMail } from '../client-mails/name-in-mail.ts'

/** Returns the email in which a vendor asks for consent to notes about health; its text is fixed (B13). */
export function consentLinkWords(brandName: string, vendorName: string, url: string): ClientMailWords {
  const name = nameInMail(vendorName, 'A professional')
  return {
    // A name in front would let a vendor write the subject (C2).
    heading: `Your consent is asked for by ${name}`,
    paragraphs: [
      `You are a client of ${name}, who uses ${brandName}. To look after you safely, they would like to keep notes about your allergies and health.`,
      'This is up to you. Open the link to read what is noted, to agree, or to withdraw your consent. No account is needed.',
      "If you don't know this person, ignore this email.",
    ],
    button: { label: 'Read and decide', url },
  }
}
