import { normaliseEircode } from '@anseo/domain/eircode'
import {
  ABOUT_MAX_LENGTH,
  ADDRESS_LINE_MAX_LENGTH,
  NAME_MAX_LENGTH,
  TOWN_MAX_LENGTH,
} from '@anseo/domain/limits'
import { nameProblem } from '@anseo/domain/name-problem'
import { z } from 'zod'
import { BIRTHDAY_TEXTS, EIRCODE_TEXT, NAME_TEXTS } from './field-texts.ts'
import { numeral, lineField, textField } from './wire.ts'

// The fields of profiles, shared by registration and editing (C5).

export const personName = () =>
  textField(NAME_MAX_LENGTH).superRefine((name, context) => {
    const problem = nameProblem(name)
    if (problem) context.addIssue({ code: 'custom', message: NAME_TEXTS[problem] })
  })

/** A phone number as typed; whether it exists is for the server, which stores it as E.164. */
export const phone = () => textField(32)

/** An Eircode, normalised to its usual form. */
export const eircode = () =>
  textField(16).transform((text, context) => {
    const eircode = normaliseEircode(text)
    if (eircode) return eircode
    context.addIssue({ code: 'custom', message: EIRCODE_TEXT })
    return z.NEVER
  })

/** `YYYY-MM-DD`; that the person is 18 or older is checked against the server's clock. */
export const birthday = () => z.iso.date(BIRTHDAY_TEXTS.INVALID)

/** One line of a postal address. */
export const addressLine = () => lineField(ADDRESS_LINE_MAX_LENGTH)

/** A town or city as typed. */
export const town = () => lineField(TOWN_MAX_LENGTH)

/** A vendor's description of several lines. */
export const vendorAbout = () => textField(ABOUT_MAX_LENGTH)

/** Euro per hour; a form sends it as text, JSON as a number. */
export const feePerHour = () =>
  numeral(
    z
      .number('Enter a fee in euro.')
      .min(1, 'Enter at least €1.00.')
      .max(1000, 'Enter €1,000.00 or less.')
      .multipleOf(0.01, 'Use no more than 2 decimals.'),
  )
