import type { Badge } from '@anseo/domain/appointment-badge'

/** The brand in the header and footer of an email. */
export interface MailBrand {
  name: string
  phone: string
  address: string
  email: string
  /** Absolute URL of the product's icon as PNG. */
  iconUrl: string
}

/** The contents of an email. All texts are plain; the templates escape them. */
export interface MailContent {
  brand: MailBrand
  /** The state of the appointment, above the heading. */
  badge?: Badge | undefined
  heading: string
  paragraphs: readonly string[]
  /** One button, and the same link in the plain text. */
  button?: { label: string; url: string }
  /** A link below the button, for readers who want something else than the button does. */
  otherLink?: { label: string; url: string }
  /** Rows of label and value, such as date and price. */
  facts?: readonly (readonly [label: string, value: string])[]
  /** Texts that the law wants in writing, in small letters below all else. */
  legal?: { title: string; paragraphs: readonly string[] } | undefined
  /** The page of the receiver's preferences; without it the email cannot be switched off. */
  preferencesUrl?: string | undefined
  /** The page on which a receiver without an account stops such emails. */
  stopUrl?: string | undefined
}

/** A safety note at the foot of every email. */
export const SAFETY = "We'll never ask for your card details or password by email."

/** Returns the sender's name and contact details. */
export const footLine = ({ name, address, phone }: MailBrand) => `${name}, ${address}. Call us on ${phone}.`
