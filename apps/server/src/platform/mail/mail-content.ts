import type { Badge } from '@anseo/domain/appointment-badge'

/** The brand of a mail, for its head and foot. */
export interface MailBrand {
  name: string
  phone: string
  address: string
  /** Absolute URL of the product's icon as PNG. */
  iconUrl: string
}

/** The contents of a mail. All texts are plain; the templates escape them. */
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
  /** The page of the receiver's preferences; a mail without it cannot be switched off. */
  preferencesUrl?: string | undefined
}

/** Stands at the foot of every mail. */
export const SAFETY = "We'll never ask for your card details or password by email."

/** Returns the sender's name and contact details. */
export const footLine = ({ name, address, phone }: MailBrand) => `${name}, ${address}. Call us on ${phone}.`
