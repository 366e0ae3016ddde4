import type { BirthdayProblem } from '@anseo/domain/birthday'
import type { NameProblem } from '@anseo/domain/name-problem'
import type { PasswordProblem } from '@anseo/domain/password'

// Texts for invalid fields, shared by the server and by pages that check before submitting.

export const REQUIRED_TEXT = 'Fill in this field.'
export const UNSTORABLE_TEXT = 'Remove the special character.'
export const HIDDEN_TEXT = 'Remove hidden characters.'
export const EMAIL_TEXT = 'Enter a valid email.'
export const UNKNOWN_CHOICE_TEXT = 'This is none of the choices.'
export const PICTURE_TEXT = 'Choose a JPEG, PNG or WebP photo.'
export const EIRCODE_TEXT = 'Enter a 7-character Eircode, like D06 X2Y7.'

/** §5, A4 */
export const PASSWORD_TEXTS: Record<PasswordProblem | 'COMMON' | 'OBVIOUS', string> = {
  TOO_SHORT: 'Use at least 8 characters.',
  TOO_LONG: 'Use at most 128 characters.',
  IS_EMAIL: "Don't use your email as your password.",
  COMMON: 'This password is too common. Choose another.',
  OBVIOUS: 'This password is too easy to guess. Choose another.',
}

/** C5 */
export const NAME_TEXTS: Record<NameProblem, string> = {
  TOO_SHORT: 'Enter at least 2 characters.',
  TOO_LONG: 'Enter 80 characters or fewer.',
  HIDDEN: HIDDEN_TEXT,
  WEB_ADDRESS: "A name can't contain a web address.",
}

/** C5 */
export const BIRTHDAY_TEXTS: Record<BirthdayProblem, string> = {
  INVALID: 'Enter a date like 1990-04-23.',
  NOT_PAST: 'Enter a date in the past.',
  UNDER_AGE: 'You need to be 18 or older.',
}
