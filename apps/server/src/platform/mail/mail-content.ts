import type { Badge } from '@anseo/domain/appointment-badge'

/** Whose mail it is, as its head and foot say. */
export interface MailBrand {
  name: string
  phone: string
  address: string
  /** Absolute URL of the product's icon as PNG. */
  iconUrl: string
}

/** What a mail says. All texts are plain; the templates escape them. */
export interface MailContent {
  brand: MailBrand
  /** The state that the mail is about, above the heading. */
  badge?: Badge | undefined
  heading: string
  paragraphs: readonly string[]
  /** One button, and the same link in the plain text. */
  button?: { label: string; url: string }
  /** A link below the button, for whom that is not the thing to do. */
  otherLink?: { label: string; url: string }
  /** Rows of label and value, such as date and price. */
  facts?: readonly (readonly [label: string, value: string])[]
  /** Where the receiver chooses which mails to get; without it the mail is not one that can be chosen. */
  preferencesUrl?: string | undefined
}

/** Stands at the foot of every mail. */
export const SAFETY = "We'll never ask for your card details or password by email."

/** Who writes, and how to reach them. */
export const footLine = ({ name, address, phone }: MailBrand) => `${name}, ${address}. Call us on ${phone}.`
